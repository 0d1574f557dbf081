import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { type Id } from '@/domain/entities/fields';
import { selectRegion } from '@/session/auth/sessionSlice';
import { usePortalDispatch, usePortalSelector } from '@/session/hooks';
import { buildRiderPassColumns, passes } from '@/shared/records/passes';
import { buildRiderPurchaseOrderColumns, purchaseOrders } from '@/shared/records/purchaseOrders';
import { useRefreshablePage } from '@/ui/hooks/useRefreshablePage';
import { lazyPart } from '@/ui/loading/lazyPart';
import { usePreload } from '@/ui/loading/usePreload';
import { TabList, type TabListHandle } from '@/ui/navigation/TabList';
import { acknowledgeAppliedCorrection } from './correction/write/acknowledgeCorrection';
import { PendingCorrectionNotices } from './correction/write/PendingCorrectionNotice';
import { LazyLedger } from './LazyLedger';
import { PaymentsTab } from './payments/PaymentsTab';
import { RiderRecordsTab } from './RiderRecordsTab';
import { RIDER_TABS, type RiderTab } from './riderViews';
import { useRiderView } from './useRiderView';

const PaymentCorrection = lazyPart(
  () => import('./correction/PaymentCorrection').then((loaded) => loaded.PaymentCorrection),
  'The editor could not be opened',
);

/** Milliseconds that the row of a corrected payment is tinted; the same as the animation in RiderProfilePage.css. */
const TINT_MS = 4_000;

/** The rider's lists. The editor of a payment is shown instead of the payments list. */
export function RiderTabs({ agency, userId }: { agency: string; userId: string }) {
  const { view, openTab, editPayment, closeEditor } = useRiderView(agency, userId);
  useRefreshablePage(view.kind !== 'editPayments');
  usePreload(PaymentCorrection.load);
  // Otherwise the calls of the ledger would wait for its code.
  usePreload(LazyLedger.load);
  const [correctedId, setCorrectedId] = useState('');
  const tabsRef = useRef<TabListHandle<RiderTab>>(null);
  /** For when the focused element is removed. */
  const focusPayments = () => tabsRef.current?.focusTab('payments');
  const wasEditingRef = useRef(view.kind === 'editPayments');
  // Before the effect of a list that is gone back to, which then focuses the payment's row.
  useLayoutEffect(() => {
    // Closing the editor removes the focused button, so the focus moves to the tab that is selected then.
    if (wasEditingRef.current && view.kind !== 'editPayments') tabsRef.current?.focusTab(view.kind);
    wasEditingRef.current = view.kind === 'editPayments';
  }, [view.kind]);
  const region = usePortalSelector(selectRegion);
  const dispatch = usePortalDispatch();
  const openEditor = (id: Id) => {
    // The notices above the list have shown the outcome of the payment's last correction.
    dispatch(acknowledgeAppliedCorrection({ region, agency, userId, paymentId: String(id) }));
    editPayment(id);
  };
  useEffect(() => {
    if (correctedId === '') return undefined;
    const timer = setTimeout(() => setCorrectedId(''), TINT_MS);
    return () => clearTimeout(timer);
  }, [correctedId]);
  return (
    <>
      <PendingCorrectionNotices
        agency={agency}
        userId={userId}
        // An open editor shows the status of its payment's correction itself.
        excludedPaymentId={view.kind === 'editPayments' ? view.paymentId : null}
        onDismissed={focusPayments}
      />
      <TabList
        ref={tabsRef}
        label="Rider’s records"
        tabs={RIDER_TABS}
        activeKey={view.kind === 'editPayments' ? 'payments' : view.kind}
        onSelect={openTab}
        isActiveReplaced={view.kind === 'editPayments'}
      >
        {view.kind === 'payments' && (
          <PaymentsTab agency={agency} userId={userId} correctedId={correctedId} onEdit={openEditor} />
        )}
        {view.kind === 'passes' && (
          <RiderRecordsTab
            agency={agency}
            userId={userId}
            kind={passes}
            label="Passes"
            table="rider-passes"
            buildColumns={buildRiderPassColumns}
            message="passes"
          />
        )}
        {view.kind === 'purchaseOrders' && (
          <RiderRecordsTab
            agency={agency}
            userId={userId}
            kind={purchaseOrders}
            label="Purchase orders"
            table="rider-purchase-orders"
            buildColumns={buildRiderPurchaseOrderColumns}
            message="purchaseOrders"
          />
        )}
        {view.kind === 'ledger' && <LazyLedger agency={agency} userId={userId} />}
        {view.kind === 'editPayments' && (
          <PaymentCorrection
            key={view.paymentId}
            agency={agency}
            userId={userId}
            paymentId={view.paymentId}
            onClose={(isCorrected) => {
              if (isCorrected) setCorrectedId(view.paymentId);
              closeEditor(isCorrected);
            }}
            onNoticeDismissed={focusPayments}
          />
        )}
      </TabList>
    </>
  );
}
