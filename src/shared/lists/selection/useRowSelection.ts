import { useEffect, useMemo, useState } from 'react';
import { useNavigationType } from 'react-router-dom';
import { usePortalStore } from '@/session/hooks';
import { loadOnClick } from '@/session/loadOnClick';
import { type Column } from '@/ui/table/column';
import { type FilteredListProps } from '../filteredListProps';
import type * as SelectionModule from './selectionBundle';

/** The code that was loaded, so that Back shows a selection with the first render. */
let loadedParts: typeof SelectionModule | undefined;

const loadSelection = async () => {
  loadedParts = await import(/* webpackChunkName: 'row-selection' */ './selectionBundle');
  return loadedParts;
};

interface OpenedSelection {
  list: string;
  /** Undefined after Cancel. */
  parts?: typeof SelectionModule;
  /** Whether it is the one from before the list was left. */
  isRestored?: boolean;
}

/**
 * The selection of a list's rows. The table stays as specified, and no code is loaded, until Select is pressed; so it
 * does again for another list, agency or rider. Back to the visit that was left with a selection shows it again.
 */
export function useRowSelection<Row>(
  props: FilteredListProps<Row>,
  visibleColumns: readonly Column<Row>[],
  filterText: string,
) {
  const { table, fileName = table, agency, columns, rowKey, keepsSelection = false } = props;
  const { dispatch, getState } = usePortalStore();
  const list = `${fileName}/${agency}`;
  const selection = keepsSelection ? list : `${list}/${filterText}`;
  const isBack = useNavigationType() === 'POP';
  const [opened, setOpened] = useState<OpenedSelection | undefined>(() =>
    isBack && loadedParts?.hasSelection(getState(), selection)
      ? { list, parts: loadedParts, isRestored: true }
      : undefined,
  );
  // A visit by a link begins without a selection, so Back to it shows none either.
  const [hasOldSelection] = useState(() => !isBack && loadedParts?.hasSelection(getState(), selection));
  useEffect(() => {
    if (hasOldSelection && loadedParts) dispatch(loadedParts.selectionEnded());
  }, [dispatch, hasOldSelection]);
  const parts = opened?.list === list ? opened.parts : undefined;
  return {
    parts,
    barProps: {
      selection,
      isRestored: opened?.isRestored === true,
      onClose: () => setOpened({ list }),
    },
    columns: useMemo(
      () => parts?.addSelectionColumn(visibleColumns, columns, rowKey) ?? visibleColumns,
      [parts, visibleColumns, columns, rowKey],
    ),
    RowExtras: parts?.SelectionKeys<Row>,
    /** For the button that starts the selection. It gets the focus back from the bar's Cancel. */
    selectButton: {
      isFocused: opened?.list === list,
      onClick: () => dispatch(loadOnClick(loadSelection, (loaded) => setOpened({ list, parts: loaded }))),
    },
  };
}
