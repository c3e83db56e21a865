/** Whether nothing is to be fetched ahead: the visitor asked to save data, or the connection is as slow as 2G. */
export function savesData(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean; effectiveType?: string } };
  return connection?.saveData === true || /(?:^|-)2g$/.test(connection?.effectiveType ?? "");
}
