import { type RuleCategory } from '@/domain/entities/businessRule';
import { listText } from '@/domain/failures';
import { textOr } from '@/domain/missing';
import { EmptyState } from '@/ui/EmptyState';
import { FilterBox } from '@/ui/FilterBox';
import { CallFailure } from '../common/CallFailure';
import { UnreadableRows } from '../common/UnreadableRows';
import { hitColumns, type RuleRow } from './ruleRow';
import { RuleTable } from './RuleTable';
import { useRuleSearch } from './useRuleSearch';

interface Props {
  agency: string;
  /** Undefined while they are under way: until then nothing is searched. */
  categories: readonly RuleCategory[] | undefined;
  term: string;
  onTerm: (term: string) => void;
  onOpen: (row: RuleRow) => void;
}

const NONE: readonly RuleCategory[] = [];

/** A search over all rules of the agency, with the category of each hit. */
export function RuleSearch({ agency, categories, term: typed, onTerm, onOpen }: Props) {
  const search = useRuleSearch(agency, categories ?? NONE, typed);
  const { term, hits, unreadable, failed, reload } = search;
  const isLoading = search.isLoading || categories === undefined;
  return (
    <>
      <FilterBox
        label="Search all rules"
        placeholder="Identity or value"
        value={typed}
        settled={term}
        onChange={onTerm}
      />
      {term !== '' && (
        <section className="business-rules__hits" aria-label="Search results">
          {failed.length > 0 && (
            <CallFailure
              failure={search.causes}
              title={listText('Business Rules')}
              kind="warning"
              onRetry={reload}
              isRetrying={isLoading}
            >
              Not searched: {failed.map(({ name }) => textOr(name)).join(', ')}
            </CallFailure>
          )}
          <UnreadableRows count={unreadable} />
          <RuleTable
            key={term}
            label={`Rules that hold “${term}”`}
            columns={hitColumns}
            rows={hits}
            onOpen={onOpen}
            isLoading={isLoading}
            chips={[{ name: 'Search', value: term, onClear: () => onTerm('') }]}
            empty={
              <EmptyState title={`No rule matches “${term}”`}>
                Identities and values were searched; upper and lower case are the same.
              </EmptyState>
            }
          />
        </section>
      )}
    </>
  );
}
