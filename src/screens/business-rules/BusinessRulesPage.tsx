import { useMemo } from 'react';
import { useLocation, useParams } from 'react-router-dom';
import { businessrulesApi, useListCategoriesQuery } from '@/api/businessrules';
import { prefetch, type PrefetchQueries } from '@/api/client/prefetch';
import { isListComplete } from '@/api/paging/pages';
import { type RuleCategory } from '@/domain/entities/businessRule';
import { type Id } from '@/domain/entities/fields';
import { CODE_NOT_LOADED_TEXT } from '@/domain/failures';
import { describeFailure, describeListFailure } from '@/domain/failureTexts/describeFailure';
import { selectOperator } from '@/session/auth/operator';
import { findFormDraft } from '@/session/drafts/loadFormDraft';
import { usePortalStore } from '@/session/hooks';
import { useQueueOf } from '@/shared/change-queue/useQueueOf';
import { CallFailure } from '@/shared/errors/CallFailure';
import { listFailures } from '@/shared/errors/listFailures';
import { toQueryFailure } from '@/shared/errors/toQueryFailure';
import { InvalidRowsNotice } from '@/shared/lists/InvalidRowsNotice';
import { useAbortOnLeave } from '@/shared/lists/useAbortOnLeave';
import { useSnapshotPart } from '@/shared/snapshots/useSnapshotPart';
import { EmptyState } from '@/ui/feedback/EmptyState';
import { FailureAlert } from '@/ui/feedback/FailureAlert';
import { lazyPart } from '@/ui/loading/lazyPart';
import { useDynamicImport } from '@/ui/loading/useDynamicImport';
import { usePreload } from '@/ui/loading/usePreload';
import { useQueryParams } from '@/ui/navigation/useQueryParams';
import { CategoryAccordion, CategorySkeletons } from './CategoryAccordion';
import { loadRuleEditor } from './editor/loadRuleEditor';
import { useRevertRule } from './editor/write/useRevertRule';
import { useRuleEdit } from './editor/write/useRuleEdit';
import { LazyRulesSnapshot } from './LazyRulesSnapshot';
import { ReadThenEditStatus } from './ReadThenEditStatus';
import { RuleSearch } from './RuleSearch';
import './BusinessRulesPage.css';

/** Prefetches only the categories, because rules are loaded when a category opens. */
export const prefetchQueries: PrefetchQueries = ({ abbreviation: agency = '' }) => [
  prefetch(businessrulesApi.endpoints.listCategories, { agency }),
];

const RuleQueue = lazyPart(
  () => loadRuleEditor().then(({ RuleQueue: LoadedQueue }) => LoadedQueue),
  'The queue could not be opened',
);

const RuleDraftNotice = lazyPart(
  () => loadRuleEditor().then(({ RuleDraftNotice: LoadedNotice }) => LoadedNotice),
  'What you had typed could not be opened',
);

export function Component() {
  const { abbreviation: agency = '' } = useParams();
  const { currentData, error, isFetching, refetch } = useListCategoriesQuery({ agency });
  const { getState } = usePortalStore();
  const { pathname } = useLocation();
  useAbortOnLeave(businessrulesApi.util.getRunningQueryThunk('listCategories', { agency }));
  const ruleEdit = useRuleEdit(agency);
  const { isIdle } = ruleEdit;
  usePreload(loadRuleEditor);
  const queue = useQueueOf('rule');
  const editor = useDynamicImport(loadRuleEditor, !isIdle);
  const revert = useRevertRule(agency, currentData !== undefined, ruleEdit);
  const { isOpen, toggle } = useOpenCategories();
  const params = useQueryParams();
  const snapshot = useSnapshotPart();
  // Read again when an editor closes, because the editor removes the draft that it restores.
  const draft = useMemo(
    () => (isIdle ? findFormDraft(selectOperator(getState())) : null),
    [isIdle, getState],
  );
  const failure = toQueryFailure(error);
  const isIncomplete = currentData !== undefined && currentData.missingPages.length > 0;
  return (
    <div className="business-rules">
      <header className="business-rules__head">
        <div>
          <h2 className="business-rules__title">View &amp; Edit Business Rules:</h2>
          <p className="business-rules__note">Changes are saved immediately when you press submit.</p>
        </div>
        {snapshot.button}
      </header>
      {snapshot.isNeeded && (
        <LazyRulesSnapshot
          agency={agency}
          ruleEdit={ruleEdit}
          isOpen={snapshot.isOpen}
          setIsOpen={snapshot.setIsOpen}
        />
      )}
      {currentData && draft?.path === pathname && (
        <RuleDraftNotice
          agency={agency}
          ruleEdit={ruleEdit}
          categories={currentData.rows}
          form={draft.form}
        />
      )}
      {queue && <RuleQueue queue={queue} agency={agency} ruleEdit={ruleEdit} categories={currentData} />}
      {(isIncomplete || (failure && !currentData)) && (
        <CallFailure
          failure={listFailures(error, currentData)}
          title={describeListFailure(isIncomplete ? 'all Categories' : 'Business Rule Categories')}
          onRetry={() => void refetch()}
          isRetrying={isFetching}
        >
          {failure && describeFailure(failure)}
        </CallFailure>
      )}
      <ReadThenEditStatus {...revert} title="Could not open the editor with the previous value" />
      <InvalidRowsNotice count={currentData?.invalidRowCount ?? 0} />
      {(currentData || !failure) && (
        <RuleSearch
          agency={agency}
          categories={currentData?.rows}
          term={params.getParam('search')}
          onTermChange={(search) => params.setParams({ search }, 'replace')}
          onOpenRule={ruleEdit.openRule}
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
              onOpenRule={ruleEdit.openRule}
            />
          ))}
          {currentData.rows.length === 0 && isListComplete(currentData) && (
            <EmptyState title="There are no categories of business rules yet" />
          )}
        </>
      )}
      {!isIdle && typeof editor === 'object' && <editor.RuleModal ruleEdit={ruleEdit} />}
      {!isIdle && typeof editor !== 'object' && (
        <div className="business-rules__editor-failure">
          {editor === undefined ? (
            <FailureAlert kind="info" title="Loading…" />
          ) : (
            <FailureAlert title="The rule could not be opened" onAction={ruleEdit.close} actionLabel="Close">
              {CODE_NOT_LOADED_TEXT}
            </FailureAlert>
          )}
        </div>
      )}
    </div>
  );
}

/** The ids of the open categories are in the URL, as '?open=1,6' (decision 27). */
function useOpenCategories() {
  const { getParam, setParams } = useQueryParams();
  const openParam = getParam('open');
  const openIds = openParam === '' ? [] : openParam.split(',');
  return {
    isOpen: ({ id }: RuleCategory) => openIds.includes(encodeId(id)),
    toggle: ({ id }: RuleCategory) => {
      const encodedId = encodeId(id);
      const nextOpenIds = openIds.includes(encodedId)
        ? openIds.filter((openId) => openId !== encodedId)
        : [...openIds, encodedId];
      setParams({ open: nextOpenIds.join(',') }, 'replace');
    },
  };
}

/** Encodes an id, because a comma separates the ids in the URL. */
function encodeId(id: Id): string {
  return encodeURIComponent(id);
}
