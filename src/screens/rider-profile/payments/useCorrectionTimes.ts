import { useMemo } from 'react';
import { selectRegion } from '@/session/auth/sessionSlice';
import { usePortalSelector } from '@/session/hooks';
import { selectJournal } from '@/session/journal/journal';

/** When the rider's payments were corrected, by payment id, in milliseconds since 1970: the change journal knows. */
export function useCorrectionTimes(agency: string, userId: string): ReadonlyMap<string, number> {
  const region = usePortalSelector(selectRegion);
  const { changes } = usePortalSelector(selectJournal);
  return useMemo(
    () =>
      new Map(
        changes.flatMap(({ object, outcome, at, ...change }) =>
          object.kind === 'payment' &&
          object.userId === userId &&
          outcome === 'succeeded' &&
          change.region === region &&
          change.agency === agency
            ? [[object.paymentId, at] as const]
            : [],
        ),
      ),
    [changes, region, agency, userId],
  );
}
