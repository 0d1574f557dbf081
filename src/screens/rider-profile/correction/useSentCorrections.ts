import { useMemo } from 'react';
import { selectRegion } from '@/session/auth/sessionSlice';
import { usePortalSelector } from '@/session/hooks';
import {
  isSameRider,
  type PaymentKey,
  selectSentCorrection,
  type SentCorrection,
} from '@/session/writes/sentCorrectionsSlice';

/**
 * The rider's corrections whose outcome the operator has not acknowledged yet, the oldest first. Closing the dialog or
 * dismissing the notice that shows the outcome acknowledges it.
 */
export function useSentCorrections(agency: string, userId: string): readonly SentCorrection[] {
  const region = usePortalSelector(selectRegion);
  const list = usePortalSelector(({ sentCorrections }) => sentCorrections.list);
  return useMemo(
    () => list.filter((sentCorrection) => isSameRider(sentCorrection, { region, agency, userId })),
    [list, region, agency, userId],
  );
}

/** The payment's correction whose outcome the operator has not acknowledged yet. */
export function useSentCorrection(paymentKey: PaymentKey): SentCorrection | undefined {
  return usePortalSelector((state) => selectSentCorrection(state, paymentKey));
}

export function usePaymentKey(agency: string, userId: string, paymentId: string): PaymentKey {
  const region = usePortalSelector(selectRegion);
  return useMemo(() => ({ region, agency, userId, paymentId }), [region, agency, userId, paymentId]);
}
