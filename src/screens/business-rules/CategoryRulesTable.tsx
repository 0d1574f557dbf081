import { useMemo } from 'react';
import { useListRulesQuery } from '@/api/businessrules';
import { type RuleCategory } from '@/domain/entities/businessRule';
import { describeListFailure } from '@/domain/failureTexts/describeFailure';
import { textOrDash } from '@/domain/missingValue';
import { selectCurrency } from '@/session/auth/sessionSlice';
import { usePortalSelector } from '@/session/hooks';
import { QueryFailure } from '@/shared/errors/QueryFailure';
import { toQueryFailure } from '@/shared/errors/toQueryFailure';
import { InvalidRowsNotice } from '@/shared/lists/InvalidRowsNotice';
import { EmptyState } from '@/ui/feedback/EmptyState';
import { buildRuleColumns, type RuleRow, toRuleRow } from './ruleRow';
import { RuleTable } from './RuleTable';

interface Props {
  agency: string;
  category: RuleCategory;
  onOpenRule: (row: RuleRow) => void;
}

export function CategoryRulesTable({ agency, category, onOpenRule }: Props) {
  const query = useListRulesQuery({ agency, category: category.id });
  const { currentData, error } = query;
  const rows = useMemo(
    () => currentData?.rows.map((rule) => toRuleRow(rule, category)) ?? [],
    [currentData, category],
  );
  const currency = usePortalSelector(selectCurrency);
  const columns = useMemo(() => buildRuleColumns(currency), [currency]);
  const failure = toQueryFailure(error);
  const failureNotice = failure && (
    <QueryFailure failure={failure} title={describeListFailure('Business Rules')} query={query} />
  );
  return (
    <>
      <InvalidRowsNotice count={currentData?.invalidRowCount ?? 0} />
      {/* When a refetch fails, the loaded rows stay visible below the error. */}
      {currentData && failureNotice}
      <RuleTable
        label={`Rules of ${textOrDash(category.name)}`}
        columns={columns}
        rows={rows}
        onOpenRule={onOpenRule}
        isLoading={!currentData && !failure}
        failure={!currentData && failureNotice}
        emptyState={<EmptyState title="This category has no rules" />}
      />
    </>
  );
}
