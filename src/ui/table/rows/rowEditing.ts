import { useEffect, useEffectEvent } from 'react';

/** Opens the editor of a row of the page's list, by its index in the loaded rows. Null if the list has no editor. */
let editRow: ((index: number) => void) | null = null;

/** Lets the shortcut `e` edit the rows of a list. */
export function useRowEditing(onEdit: (index: number) => void): void {
  const runEdit = useEffectEvent(onEdit);
  useEffect(() => {
    const edit = (index: number) => runEdit(index);
    editRow = edit;
    return () => {
      if (editRow === edit) editRow = null;
    };
  }, []);
}

/** Edits the row that has the focus. */
export function editFocusedRow(): void {
  const row = document.activeElement?.closest<HTMLElement>('#content tr[data-index]');
  if (row) editRow?.(Number(row.dataset.index));
}
