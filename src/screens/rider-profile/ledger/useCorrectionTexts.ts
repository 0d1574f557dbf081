import { useMemo } from 'react';
import { formatTimeNear } from '@/domain/dates';
import { formatMoney } from '@/domain/payments/money';
import { type Currency } from '@/domain/regions';
import { isRecord } from '@/lib/isRecord';
import { getPlatformTime } from '@/session/auth/clockSkew';
import { usePortalStore } from '@/session/hooks';
import { useAppliedCorrections } from '../payments/useAppliedCorrections';

/** The corrections of the rider's payments in this session, by payment id: `Corrected by you at 00:51:04 ($22.50 → $2.00).` */
export function useCorrectionTexts(
  agency: string,
  userId: string,
  currency: Currency,
): ReadonlyMap<string, string> {
  const corrections = useAppliedCorrections(agency, userId);
  const { getState } = usePortalStore();
  return useMemo(
    () =>
      new Map(
        [...corrections].map(([paymentId, { at, before, after }]) => {
          const amounts = [before, after].map(readAmount);
          const change = amounts.includes(null)
            ? ''
            : ` (${amounts.map((amount) => formatMoney(amount, currency)).join(' → ')})`;
          const time = formatTimeNear(at, getPlatformTime(getState()));
          return [paymentId, `Corrected by you at ${time}${change}.`];
        }),
      ),
    [corrections, currency, getState],
  );
}

/** The cents of a correction's stored values; null when they are not stored. */
function readAmount(values: string | null): number | null {
  const payment: unknown = JSON.parse(values ?? 'null');
  return isRecord(payment) && typeof payment.amount === 'number' ? payment.amount : null;
}
