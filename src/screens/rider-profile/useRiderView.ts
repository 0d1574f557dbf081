import { useCallback, useMemo } from 'react';
import { platformApi } from '@/api/client/platformApi';
import { tags } from '@/api/client/tags';
import { type Id } from '@/domain/entities/fields';
import { isPaymentId } from '@/domain/paths';
import { usePortalDispatch } from '@/session/hooks';
import { useAddress } from '@/ui/useAddress';
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
  const { read, write } = useAddress();
  const dispatch = usePortalDispatch();
  const [tab, payment] = [read('tab'), read('payment')];
  const isRecordOpen = read('record') !== '';
  const view = useMemo(() => viewOf(tab, payment), [tab, payment]);
  const open = useCallback(
    (next: RiderTab, how: 'typed' | 'chosen') => {
      dispatch(platformApi.util.invalidateTags([LIST_TAGS[next](agency, userId)]));
      write({ tab: next === 'payments' ? '' : next, payment: '', record: '' }, how);
    },
    [dispatch, write, agency, userId],
  );
  return {
    view,
    openTab: useCallback(
      (next: RiderTab) => {
        if (next !== view.state) open(next, 'chosen');
      },
      [open, view.state],
    ),
    editPayment: useCallback(
      (id: Id) =>
        // From its open record, the editor takes that record's place.
        write({ tab: 'editPayments', payment: String(id), record: '' }, isRecordOpen ? 'typed' : 'chosen'),
      [write, isRecordOpen],
    ),
    /** The editor's place in the history is given up: going back shall not open it again. */
    closeEditor: useCallback(() => open('payments', 'typed'), [open]),
  };
}

function viewOf(tab: string, payment: string): RiderView {
  if (tab === 'editPayments' && isPaymentId(payment)) return { state: tab, paymentId: payment };
  return { state: RIDER_TABS.find(({ key }) => key === tab)?.key ?? 'payments' };
}
