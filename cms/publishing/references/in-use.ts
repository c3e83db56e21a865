/** The beginning of the refusal to delete a record in use; the desk shows the users instead. */
export const IN_USE = { zh: "正在被使用，不能删除：", en: "It is in use and cannot be deleted: " };
