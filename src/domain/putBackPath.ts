import { type Change } from './change';
import { pageOf } from './changeTexts';
import { riderPath } from './paths';
import { earlierPayment } from './putBack';

/**
 * The page whose ordinary editor can give something the value that it had before a write; null where the
 * specification's calls can't, and where the write did nothing.
 */
export function putBackPath(change: Change): string | null {
  const { agency, object, outcome, before } = change;
  if (outcome === 'failed' || before === null || agency === null) return null;
  switch (object.kind) {
    case 'payment': {
      const query = new URLSearchParams({ tab: 'editPayments', payment: object.paymentId }).toString();
      return earlierPayment(change) && `${riderPath(agency, object.userId)}?${query}`;
    }
    case 'rule':
    case 'features':
      return pageOf(change).path;
    case 'agency':
    case 'operator':
    case 'administrator':
    case 'profile':
      return null;
  }
}
