import { type ReactNode, useMemo, useState } from 'react';
import { TABLE_PAGE_SIZE_DEFAULT, TABLE_PAGE_SIZES } from '@/domain/limits';
import { type FilterChip } from '@/ui/filterChip';
import { type Column } from '@/ui/table/column';
import { DataTable, type TableView } from '@/ui/table/DataTable';
import { type RuleRow } from './ruleRow';

interface Props {
  label: string;
  columns: readonly Column<RuleRow>[];
  rows: readonly RuleRow[];
  onOpen: (row: RuleRow) => void;
  isLoading: boolean;
  failure?: ReactNode;
  emptyState: ReactNode;
  /** What the rules are narrowed by. */
  chips?: readonly FilterChip[];
}

/** A category has a few rules: more would push away what is below and let it come back. */
const SKELETON_ROWS = 4;

const INITIAL_VIEW: TableView = { sort: null, page: 1, pageSize: TABLE_PAGE_SIZE_DEFAULT };
/** Ids are one agency's, but a platform may count them anew in each category. */
const getRuleKey = ({ category, id }: RuleRow) => `${category}/${id}`;

/** Rules in a table: a row opens the rule. */
export function RuleTable({ onOpen, ...table }: Props) {
  const [view, setView] = useState(INITIAL_VIEW);
  const rowAction = useMemo(() => ({ onOpen }), [onOpen]);
  return (
    <DataTable
      {...table}
      expectedRows={SKELETON_ROWS}
      rowKey={getRuleKey}
      rowAction={rowAction}
      view={view}
      onViewChange={setView}
      pageSizes={TABLE_PAGE_SIZES}
    />
  );
}
