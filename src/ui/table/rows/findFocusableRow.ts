/** Finds the row of the first list in `root` that Tab reaches: of a table the last focused row, or the first visible one. */
export function findFocusableRow(root: ParentNode = document): HTMLElement | null {
  return root.querySelector<HTMLElement>('#content [data-row-focus][tabindex="0"]');
}
