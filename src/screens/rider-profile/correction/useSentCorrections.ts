import { useMemo } from 'react';
import { usePortalSelector } from '@/session/hooks';
import {
  isOfRider,
  type PaymentPlace,
  selectSentCorrection,
  type SentCorrection,
} from '@/session/sentCorrectionsSlice';
import { selectRegion } from '@/session/sessionSlice';

/** The rider's corrections that are not told yet, the oldest first. */
export function useSentCorrections(agency: string, userId: string): readonly SentCorrection[] {
  const region = usePortalSelector(selectRegion);
  const list = usePortalSelector(({ sentCorrections }) => sentCorrections.list);
  return useMemo(
    () => list.filter((sent) => isOfRider(sent, { region, agency, userId })),
    [list, region, agency, userId],
  );
}

/** The one of a payment, or undefined. */
export function useSentCorrection(place: PaymentPlace): SentCorrection | undefined {
  return usePortalSelector((state) => selectSentCorrection(state, place));
}

/** Names a payment in this tab's region. */
export function usePaymentPlace(agency: string, userId: string, paymentId: string): PaymentPlace {
  const region = usePortalSelector(selectRegion);
  return useMemo(() => ({ region, agency, userId, paymentId }), [region, agency, userId, paymentId]);
}
