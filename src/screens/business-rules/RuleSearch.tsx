import { useMemo } from 'react';
import { type RuleCategory } from '@/domain/entities/businessRule';
import { describeListFailure } from '@/domain/failureTexts/describeFailure';
import { textOrDash } from '@/domain/missingValue';
import { selectCurrency } from '@/session/auth/sessionSlice';
import { usePortalSelector } from '@/session/hooks';
import { CallFailure } from '@/shared/errors/CallFailure';
import { InvalidRowsNotice } from '@/shared/lists/InvalidRowsNotice';
import { FilterBox } from '@/ui/filter/FilterBox';
import { NoMatch } from '@/ui/filter/NoMatch';
import { useAfterInteraction } from '@/ui/loading/useAfterInteraction';
import { loadTableExtras } from '@/ui/table/extras/loadTableExtras';
import { buildSearchHitColumns, type RuleRow } from './ruleRow';
import { RuleTable } from './RuleTable';
import { useRuleSearch } from './useRuleSearch';

interface Props {
  agency: string;
  /** Undefined while the categories are loading; nothing is searched until then. */
  categories: readonly RuleCategory[] | undefined;
  term: string;
  onTermChange: (term: string) => void;
  onOpenRule: (row: RuleRow) => void;
}

const NO_CATEGORIES: readonly RuleCategory[] = [];

const joinNames = (categories: readonly RuleCategory[]) =>
  categories.map(({ name }) => textOrDash(name)).join(', ');

/** Searches all rules of the agency. Each hit shows its category. */
export function RuleSearch({ agency, categories, term: typedTerm, onTermChange, onOpenRule }: Props) {
  const search = useRuleSearch(agency, categories ?? NO_CATEGORIES, typedTerm);
  const { term, hits, invalidRowCount, notSearched, outdated, retry } = search;
  const extras = useAfterInteraction(loadTableExtras, term !== '');
  const currency = usePortalSelector(selectCurrency);
  const columns = useMemo(() => buildSearchHitColumns(currency), [currency]);
  const isLoading = search.isLoading || categories === undefined;
  return (
    <>
      <div className="business-rules__search">
        <FilterBox
          label="Search all rules"
          placeholder="Identity or value"
          value={typedTerm}
          appliedValue={term}
          onChange={onTermChange}
        />
        {extras && (
          <extras.FilterChips chips={[{ name: 'Search', value: term, onClear: () => onTermChange('') }]} />
        )}
      </div>
      {term !== '' && (
        <section className="business-rules__hits" aria-label="Search results">
          {search.failures.length > 0 && (
            <CallFailure
              failure={search.failures}
              title={describeListFailure('Business Rules')}
              kind="warning"
              onRetry={retry}
              isRetrying={search.isRetrying}
            >
              {notSearched.length > 0 && <p>Not searched: {joinNames(notSearched)}</p>}
              {outdated.length > 0 && <p>Read before, and possibly out of date: {joinNames(outdated)}</p>}
            </CallFailure>
          )}
          <InvalidRowsNotice count={invalidRowCount} />
          <RuleTable
            key={term}
            label={`Rules that match “${term}”`}
            columns={columns}
            rows={hits}
            onOpenRule={onOpenRule}
            isLoading={isLoading}
            emptyState={
              <NoMatch
                title={`No rule matches “${term}”`}
                clearLabel="Clear the search"
                onClear={() => onTermChange('')}
              >
                The search covers identities and values and ignores case.
              </NoMatch>
            }
          />
        </section>
      )}
    </>
  );
}
