import { type ReactNode, useMemo } from 'react';
import { useLocalTableView } from '@/shared/lists/useLocalTableView';
import { type Column } from '@/ui/table/column';
import { DataTable } from '@/ui/table/DataTable';
import { type RuleRow } from './ruleRow';

interface Props {
  label: string;
  columns: readonly Column<RuleRow>[];
  rows: readonly RuleRow[];
  onOpenRule: (row: RuleRow) => void;
  isLoading: boolean;
  failure?: ReactNode;
  emptyState: ReactNode;
}

/** Most categories have only a few rules. With more skeleton rows, the content below would jump when they arrive. */
const SKELETON_ROWS = 4;

/** Includes the category, because rules of two categories may have the same id. */
const getRuleKey = ({ category, id }: RuleRow) => `${category}/${id}`;

export function RuleTable({ onOpenRule, ...table }: Props) {
  const tableView = useLocalTableView();
  const rowAction = useMemo(() => ({ onOpen: onOpenRule }), [onOpenRule]);
  return (
    <DataTable
      {...table}
      expectedRows={SKELETON_ROWS}
      rowKey={getRuleKey}
      rowAction={rowAction}
      {...tableView}
    />
  );
}
