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
  const isEditing = view.state === 'editPayments';
  const wasEditing = useRef(isEditing);
  useEffect(() => {
    // The editor takes the focused button with it.
    if (wasEditing.current && !isEditing) document.getElementById('tab-payments')?.focus();
    wasEditing.current = isEditing;
  }, [isEditing]);
  return (
    <>
      <SentCorrectionNotices
        agency={agency}
        userId={userId}
        // Its own editor tells it.
        without={view.state === 'editPayments' ? view.paymentId : null}
      />
      <TabList
        label="Rider’s records"
        tabs={RIDER_TABS}
        active={view.state === 'editPayments' ? 'payments' : view.state}
        onChoose={openTab}
      >
        {view.state === 'payments' && <PaymentsTab agency={agency} userId={userId} onEdit={editPayment} />}
        {view.state === 'passes' && <PassesTab agency={agency} userId={userId} />}
        {view.state === 'purchaseOrders' && <PurchaseOrdersTab agency={agency} userId={userId} />}
        {view.state === 'editPayments' && (
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
