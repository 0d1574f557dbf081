/** React Router numbers the entries that the portal has in the history of this tab, from 0; null for another entry. */
export function getHistoryIndex(): number | null {
  const { idx = null } = (window.history.state ?? {}) as { idx?: number };
  return idx;
}
