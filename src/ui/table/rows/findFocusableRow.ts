/** Finds the row of the page's first list that Tab reaches: the last focused row, or the first visible row. */
export function findFocusableRow(): HTMLElement | null {
  return document.querySelector<HTMLElement>('#content [data-row-focus][tabindex="0"]');
}
