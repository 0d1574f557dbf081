import { useCallback, useMemo } from 'react';
import { platformApi } from '@/api/client/platformApi';
import { tags } from '@/api/client/tags';
import { type Id } from '@/domain/entities/fields';
import { isPaymentId } from '@/domain/paths';
import { usePortalDispatch } from '@/session/hooks';
import { useQueryParams } from '@/ui/useQueryParams';
import { RIDER_TABS, type RiderTab, type RiderView } from './riderTabs';

const LIST_TAGS = {
  payments: tags.riderPayments,
  passes: tags.riderPasses,
  purchaseOrders: tags.riderPurchases,
} as const;

/**
 * Which tab is open, or which payment is edited: kept in the address (decision 27). A switch drops what is known of
 * the tab's list, so that it begins with page 1 and without an old error (specification 4); going back in the
 * browser's history finds it as it was.
 */
export function useRiderView(agency: string, userId: string) {
  const { getParam, setParams } = useQueryParams();
  const dispatch = usePortalDispatch();
  const [tab, payment] = [getParam('tab'), getParam('payment')];
  const isRecordOpen = getParam('record') !== '';
  const view = useMemo(() => parseView(tab, payment), [tab, payment]);
  const open = useCallback(
    (next: RiderTab, how: 'replace' | 'push') => {
      dispatch(platformApi.util.invalidateTags([LIST_TAGS[next](agency, userId)]));
      setParams({ tab: next === 'payments' ? '' : next, payment: '', record: '' }, how);
    },
    [dispatch, setParams, agency, userId],
  );
  return {
    view,
    openTab: useCallback(
      (next: RiderTab) => {
        if (next !== view.kind) open(next, 'push');
      },
      [open, view.kind],
    ),
    editPayment: useCallback(
      (id: Id) =>
        // From its open record, the editor takes that record's place.
        setParams(
          { tab: 'editPayments', payment: String(id), record: '' },
          isRecordOpen ? 'replace' : 'push',
        ),
      [setParams, isRecordOpen],
    ),
    /** The editor's place in the history is given up: going back shall not open it again. */
    closeEditor: useCallback(() => open('payments', 'replace'), [open]),
  };
}

function parseView(tab: string, payment: string): RiderView {
  if (tab === 'editPayments' && isPaymentId(payment)) return { kind: tab, paymentId: payment };
  return { kind: RIDER_TABS.find(({ key }) => key === tab)?.key ?? 'payments' };
}
