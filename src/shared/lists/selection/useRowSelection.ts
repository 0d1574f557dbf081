import { useMemo, useState } from 'react';
import { usePortalDispatch } from '@/session/hooks';
import { loadOnClick } from '@/session/loadOnClick';
import { type Column } from '@/ui/table/column';
import { type FilteredListProps } from '../filteredListProps';
import type * as SelectionModule from './selectionBundle';

const loadSelection = () => import(/* webpackChunkName: 'row-selection' */ './selectionBundle');

/**
 * The selection of a list's rows. The table stays as specified, and no code is loaded, until Select is pressed; so it
 * does again for another list, agency or rider.
 */
export function useRowSelection<Row>(
  props: FilteredListProps<Row>,
  visibleColumns: readonly Column<Row>[],
  filterText: string,
) {
  const { table, fileName = table, agency, columns, rowKey, keepsSelection = false } = props;
  const dispatch = usePortalDispatch();
  const [opened, setOpened] = useState<{ list: string; parts?: typeof SelectionModule }>();
  const list = `${fileName}/${agency}`;
  const parts = opened?.list === list ? opened.parts : undefined;
  return {
    parts,
    barProps: {
      selection: keepsSelection ? list : `${list}/${filterText}`,
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
