import { useMemo } from 'react';
import { type Change } from '@/domain/changes/change';
import { selectRegion } from '@/session/auth/sessionSlice';
import { usePortalSelector } from '@/session/hooks';
import { selectJournal } from '@/session/journal/journalState';

/** The latest applied correction of each of the rider's payments in this session, by payment id: the change journal knows. */
export function useAppliedCorrections(agency: string, userId: string): ReadonlyMap<string, Change> {
  const region = usePortalSelector(selectRegion);
  const { changes } = usePortalSelector(selectJournal);
  return useMemo(
    () =>
      new Map(
        changes.flatMap((change) => {
          const { object, outcome } = change;
          const isOwn =
            object.kind === 'payment' &&
            object.userId === userId &&
            outcome === 'succeeded' &&
            change.region === region &&
            change.agency === agency;
          return isOwn ? [[object.paymentId, change] as const] : [];
        }),
      ),
    [changes, region, agency, userId],
  );
}
