import { useCallback, useEffect, useMemo, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { platformApi } from '@/api/client/platformApi';
import { tags } from '@/api/client/tags';
import { type Id } from '@/domain/entities/fields';
import { isPaymentId } from '@/domain/paths';
import { usePortalStore } from '@/session/hooks';
import { getHistoryIndex } from '@/ui/navigation/getHistoryIndex';
import { useQueryParams } from '@/ui/navigation/useQueryParams';
import { RIDER_TABS, type RiderTab, type RiderView } from './riderViews';

/** The tags of the list that a tab reads anew when it is selected. The ledger shows the lists that other tabs have loaded. */
const LIST_TAGS = {
  payments: tags.riderPayments,
  passes: tags.riderPasses,
  purchaseOrders: tags.riderPurchases,
  ledger: null,
} as const;

/**
 * The open tab or the edited payment, from the URL (decision 27). Selecting a tab invalidates its list, which then
 * starts with page 1 and without an old error (section 4 of the specification). The back button shows the cached list, and
 * so does a tab that is selected offline: its rows are all there is.
 */
export function useRiderView(agency: string, userId: string) {
  const { getParam, setParams } = useQueryParams();
  const { dispatch, getState } = usePortalStore();
  const [tab, paymentId] = [getParam('tab'), getParam('payment')];
  const isRecordOpen = getParam('record') !== '';
  const view = useMemo(() => parseView(tab, paymentId), [tab, paymentId]);
  const navigate = useNavigate();
  const { key: locationKey } = useLocation();
  const paymentsIndexRef = useRef<number | null>(null);
  useEffect(() => {
    if (view.kind === 'payments' && !isRecordOpen) paymentsIndexRef.current = getHistoryIndex();
  }, [view.kind, isRecordOpen, locationKey]);
  const invalidateList = useCallback(
    (tabOfList: RiderTab) => {
      const createTag = LIST_TAGS[tabOfList];
      if (createTag && getState().notices.isOnline)
        dispatch(platformApi.util.invalidateTags([createTag(agency, userId)]));
    },
    [dispatch, getState, agency, userId],
  );
  const showTab = useCallback(
    (nextTab: RiderTab, historyMode: 'replace' | 'push') =>
      setParams(
        { tab: nextTab === 'payments' ? '' : nextTab, payment: '', record: '', show: '' },
        historyMode,
      ),
    [setParams],
  );
  return {
    view,
    openTab: useCallback(
      (nextTab: RiderTab) => {
        if (nextTab === view.kind) return;
        invalidateList(nextTab);
        showTab(nextTab, 'push');
      },
      [invalidateList, showTab, view.kind],
    ),
    editPayment: useCallback(
      (id: Id) =>
        // When the payment's record is open, the editor replaces it in the history.
        setParams(
          { tab: 'editPayments', payment: String(id), record: '' },
          isRecordOpen ? 'replace' : 'push',
        ),
      [setParams, isRecordOpen],
    ),
    /**
     * Goes back to the list from which the editor was opened; otherwise replaces the editor's history entry. A correction
     * that was applied (`isCorrected`) has read the list already.
     */
    closeEditor: useCallback(
      (isCorrected: boolean) => {
        if (!isCorrected) invalidateList('payments');
        const listIndex = paymentsIndexRef.current;
        if (listIndex === null || listIndex + 1 !== getHistoryIndex()) return showTab('payments', 'replace');
        // Going back is asynchronous: a second click must not go back once more.
        paymentsIndexRef.current = null;
        void navigate(-1);
      },
      [showTab, invalidateList, navigate],
    ),
  };
}

function parseView(tab: string, paymentId: string): RiderView {
  if (tab === 'editPayments' && isPaymentId(paymentId)) return { kind: tab, paymentId };
  return { kind: RIDER_TABS.find(({ key }) => key === tab)?.key ?? 'payments' };
}
