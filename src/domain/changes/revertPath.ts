import { buildRiderPath } from '../paths';
import { type Change } from './change';
import { buildChangeLink, hasSameValues } from './changeTexts';
import { getRevertedPayment } from './storedPayment';

/**
 * The page whose editor can revert the change; null when the platform has no call for it, when the write failed, or when
 * it changed no value. `maxCents`: the largest amount of a correction; null when none is configured.
 */
export function buildRevertPath(change: Change, maxCents: number | null): string | null {
  const { agency, object, outcome, before } = change;
  if (outcome === 'failed' || before === null || agency === null) return null;
  if (hasSameValues(change)) return null;
  switch (object.kind) {
    case 'payment': {
      const query = new URLSearchParams({ tab: 'editPayments', payment: object.paymentId }).toString();
      return getRevertedPayment(change, maxCents) && `${buildRiderPath(agency, object.userId)}?${query}`;
    }
    case 'rule':
    case 'features':
      return buildChangeLink(change).path;
    case 'agency':
    case 'operator':
    case 'administrator':
    case 'profile':
    case 'fleetRun':
      return null;
  }
}
