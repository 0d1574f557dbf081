import { useMemo } from 'react';
import { describeCorrectedValue } from '@/domain/changes/storedPayment';
import { formatTimeNear } from '@/domain/dates';
import { getPlatformTime } from '@/session/auth/clockSkew';
import { usePortalStore } from '@/session/hooks';
import { useAppliedCorrections } from '../payments/useAppliedCorrections';

/** The corrections of the rider's payments in this session, by payment id: `Corrected by you at 00:51:04 ($22.50 → $2.00).` */
export function useCorrectionTexts(agency: string, userId: string): ReadonlyMap<string, string> {
  const corrections = useAppliedCorrections(agency, userId);
  const { getState } = usePortalStore();
  return useMemo(
    () =>
      new Map(
        [...corrections].map(([paymentId, change]) => {
          const changedText = describeCorrectedValue(change);
          const time = formatTimeNear(change.at, getPlatformTime(getState()));
          return [
            paymentId,
            `Corrected by you at ${time}${changedText === null ? '' : ` (${changedText})`}.`,
          ];
        }),
      ),
    [corrections, getState],
  );
}
