import { useMemo } from 'react';
import { selectRegion } from '@/session/auth/sessionSlice';
import { usePortalSelector } from '@/session/hooks';
import { filterCorrectionsOfRider, selectPendingCorrection } from '@/session/writes/pendingCorrections';
import { type PaymentKey, type PendingCorrection } from '@/session/writes/pendingWritesSlice';

/**
 * The rider's corrections whose outcome the operator has not acknowledged yet, the oldest first. Closing the dialog or
 * dismissing the notice that shows the outcome acknowledges it.
 */
export function usePendingCorrections(agency: string, userId: string): readonly PendingCorrection[] {
  const region = usePortalSelector(selectRegion);
  const list = usePortalSelector(({ pendingWrites }) => pendingWrites.list);
  return useMemo(
    () => filterCorrectionsOfRider(list, { region, agency, userId }),
    [list, region, agency, userId],
  );
}

/** The payment's correction whose outcome the operator has not acknowledged yet. */
export function usePendingCorrection(paymentKey: PaymentKey): PendingCorrection | undefined {
  return usePortalSelector((state) => selectPendingCorrection(state, paymentKey));
}

export function usePaymentKey(agency: string, userId: string, paymentId: string): PaymentKey {
  const region = usePortalSelector(selectRegion);
  return useMemo(() => ({ region, agency, userId, paymentId }), [region, agency, userId, paymentId]);
}
