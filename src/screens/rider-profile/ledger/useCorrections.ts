import { useMemo } from 'react';
import { formatTimeNear } from '@/domain/dates';
import { formatMoney } from '@/domain/payments/money';
import { type Currency } from '@/domain/regions';
import { isRecord } from '@/lib/isRecord';
import { getPlatformTime } from '@/session/auth/clockSkew';
import { selectRegion } from '@/session/auth/sessionSlice';
import { usePortalSelector, usePortalStore } from '@/session/hooks';
import { selectJournal } from '@/session/journal/journal';

/** What this session corrected of the rider's payments, by payment id: `Corrected by you at 00:51:04 ($22.50 → $2.00).` */
export function useCorrections(
  agency: string,
  userId: string,
  currency: Currency,
): ReadonlyMap<string, string> {
  const region = usePortalSelector(selectRegion);
  const { changes } = usePortalSelector(selectJournal);
  const { getState } = usePortalStore();
  return useMemo(
    () =>
      new Map(
        changes.flatMap((change) => {
          const { object, outcome, at } = change;
          if (object.kind !== 'payment' || object.userId !== userId || outcome !== 'succeeded') return [];
          if (change.region !== region || change.agency !== agency) return [];
          const before = readAmount(change.before);
          const after = readAmount(change.after);
          const amounts =
            before === null || after === null
              ? ''
              : ` (${formatMoney(before, currency)} → ${formatMoney(after, currency)})`;
          const time = formatTimeNear(at, getPlatformTime(getState()));
          return [[object.paymentId, `Corrected by you at ${time}${amounts}.`] as const];
        }),
      ),
    [changes, region, agency, userId, currency, getState],
  );
}

/** The cents of a correction's stored values; null when they are not stored. */
function readAmount(values: string | null): number | null {
  const payment: unknown = JSON.parse(values ?? 'null');
  return isRecord(payment) && typeof payment.amount === 'number' ? payment.amount : null;
}
