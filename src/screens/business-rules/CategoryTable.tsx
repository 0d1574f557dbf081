import { useMemo } from 'react';
import { useListRulesQuery } from '@/api/businessrules';
import { type RuleCategory } from '@/domain/entities/businessRule';
import { asFailure, listText, reasonText } from '@/domain/failures';
import { textOr } from '@/domain/missing';
import { EmptyState } from '@/ui/EmptyState';
import { CallFailure } from '../common/CallFailure';
import { UnreadableRows } from '../common/UnreadableRows';
import { ruleColumns, type RuleRow, toRuleRow } from './ruleRow';
import { RuleTable } from './RuleTable';

interface Props {
  agency: string;
  category: RuleCategory;
  onOpen: (row: RuleRow) => void;
}

/** The rules of an open category; they are loaded when it is opened. */
export function CategoryTable({ agency, category, onOpen }: Props) {
  const query = useListRulesQuery({ agency, category: category.id });
  const { currentData, error, isFetching, refetch } = query;
  const rows = useMemo(
    () => currentData?.rows.map((rule) => toRuleRow(rule, category)) ?? [],
    [currentData, category],
  );
  const failure = error && !isFetching ? asFailure(error) : null;
  const notice = failure && (
    <CallFailure
      failure={failure}
      title={listText('Business Rules')}
      onRetry={() => void refetch()}
      isRetrying={isFetching}
    >
      {reasonText(failure)}
    </CallFailure>
  );
  return (
    <>
      <UnreadableRows count={currentData?.unreadable ?? 0} />
      {/* Rows that are there stay, with word of a reload that failed. */}
      {currentData && notice}
      <RuleTable
        label={`Rules of ${textOr(category.name)}`}
        columns={ruleColumns}
        rows={rows}
        onOpen={onOpen}
        isLoading={!currentData && !failure}
        failure={!currentData && notice}
        empty={<EmptyState title="This category has no rules" />}
      />
    </>
  );
}
