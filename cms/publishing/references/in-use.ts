/** How the refusal begins to delete what other records use; the desk shows which, in its place. */
export const IN_USE = { zh: "正在被使用，不能删除：", en: "It is in use and cannot be deleted: " };
