import { useEffect, useRef } from 'react';
import { TabList } from '@/ui/TabList';
import { PaymentCorrection } from './correction/PaymentCorrection';
import { SentCorrectionNotices } from './correction/SentCorrectionNotice';
import { PassesTab } from './PassesTab';
import { PaymentsTab } from './PaymentsTab';
import { PurchaseOrdersTab } from './PurchaseOrdersTab';
import { RIDER_TABS } from './riderTabs';
import { useRiderView } from './useRiderView';

/** What a rider paid, and for what; a payment's editor stands in place of the payments. */
export function RiderTabs({ agency, userId }: { agency: string; userId: string }) {
  const { view, openTab, editPayment, closeEditor } = useRiderView(agency, userId);
  const isEditing = view.kind === 'editPayments';
  const wasEditingRef = useRef(isEditing);
  useEffect(() => {
    // The editor takes the focused button with it.
    if (wasEditingRef.current && !isEditing) document.getElementById('tab-payments')?.focus();
    wasEditingRef.current = isEditing;
  }, [isEditing]);
  return (
    <>
      <SentCorrectionNotices
        agency={agency}
        userId={userId}
        // Its own editor tells it.
        excludedPaymentId={view.kind === 'editPayments' ? view.paymentId : null}
      />
      <TabList
        label="Rider’s records"
        tabs={RIDER_TABS}
        active={view.kind === 'editPayments' ? 'payments' : view.kind}
        onSelect={openTab}
      >
        {view.kind === 'payments' && <PaymentsTab agency={agency} userId={userId} onEdit={editPayment} />}
        {view.kind === 'passes' && <PassesTab agency={agency} userId={userId} />}
        {view.kind === 'purchaseOrders' && <PurchaseOrdersTab agency={agency} userId={userId} />}
        {view.kind === 'editPayments' && (
          <PaymentCorrection
            key={view.paymentId}
            agency={agency}
            userId={userId}
            paymentId={view.paymentId}
            onClose={closeEditor}
          />
        )}
      </TabList>
    </>
  );
}
