import { useParams } from 'react-router-dom';
import { useListCategoriesQuery } from '@/api/businessrules';
import { type RuleCategory } from '@/domain/entities/businessRule';
import { type Id } from '@/domain/entities/fields';
import { asFailure, failuresOf, listText, reasonText } from '@/domain/failures';
import { EmptyState } from '@/ui/EmptyState';
import { useAddress } from '@/ui/useAddress';
import { CallFailure } from '../common/CallFailure';
import { UnreadableRows } from '../common/UnreadableRows';
import { CategoryAccordion, CategorySkeletons } from './CategoryAccordion';
import { RuleModal } from './RuleModal';
import { RuleSearch } from './RuleSearch';
import { usePutBackRule } from './usePutBackRule';
import { useRuleEdit } from './useRuleEdit';
import './BusinessRulesPage.css';

export { firstCalls } from './firstCalls';

/** The business rules of an agency (specification 2). Another agency's page is another one: no draft of one goes to the other. */
export function BusinessRulesPage() {
  const { abbreviation = '' } = useParams();
  return <BusinessRules key={abbreviation} agency={abbreviation} />;
}

function BusinessRules({ agency }: { agency: string }) {
  const { currentData, error, isFetching, refetch } = useListCategoriesQuery({ agency });
  const editing = useRuleEdit(agency);
  const { reading, notPutBack } = usePutBackRule(agency, currentData?.rows, editing);
  const { isOpen, toggle } = useOpenCategories();
  const address = useAddress();
  const failure = error && !isFetching ? asFailure(error) : null;
  const isIncomplete = currentData !== undefined && currentData.missing.length > 0;
  return (
    <div className="business-rules" data-grows>
      <header>
        <h2 className="business-rules__title">View &amp; Edit Business Rules:</h2>
        <p className="business-rules__note">Changes are saved immediately when you press submit.</p>
      </header>
      {(isIncomplete || (failure && !currentData)) && (
        <CallFailure
          failure={failuresOf(error, currentData)}
          title={listText(isIncomplete ? 'all Categories' : 'Business Rule Categories')}
          onRetry={() => void refetch()}
          isRetrying={isFetching}
        >
          {failure && reasonText(failure)}
        </CallFailure>
      )}
      {notPutBack && (
        <CallFailure
          failure={notPutBack.failure}
          title="Could not open the editor with the earlier value"
          {...(notPutBack.onRetry && { onRetry: notPutBack.onRetry })}
        >
          {notPutBack.text}
        </CallFailure>
      )}
      {reading !== null && <p role="status">Reading {reading}…</p>}
      <UnreadableRows count={currentData?.unreadable ?? 0} />
      {(currentData || !failure) && (
        <RuleSearch
          agency={agency}
          categories={currentData?.rows}
          term={address.read('search')}
          onTerm={(search) => address.write({ search }, 'typed')}
          onOpen={editing.open}
        />
      )}
      {!currentData && !failure && <CategorySkeletons />}
      {currentData && (
        <>
          {currentData.rows.map((category) => (
            <CategoryAccordion
              key={category.id}
              agency={agency}
              category={category}
              isOpen={isOpen(category)}
              onToggle={() => toggle(category)}
              onOpen={editing.open}
            />
          ))}
          {currentData.rows.length === 0 && (
            <EmptyState title="There are no categories of business rules yet" />
          )}
        </>
      )}
      <RuleModal editing={editing} />
    </div>
  );
}

/** Which categories are open, kept in the address: a reload finds them so (decision 27). */
function useOpenCategories() {
  const { read, write } = useAddress();
  const text = read('open');
  const open = text === '' ? [] : text.split(',');
  return {
    isOpen: ({ id }: RuleCategory) => open.includes(nameOf(id)),
    toggle: ({ id }: RuleCategory) => {
      const name = nameOf(id);
      const next = open.includes(name) ? open.filter((one) => one !== name) : [...open, name];
      write({ open: next.join(',') }, 'typed');
    },
  };
}

/** An id without the comma that stands between them. */
function nameOf(id: Id): string {
  return encodeURIComponent(id);
}
