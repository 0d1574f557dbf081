import { type Change } from '@/domain/change';

/**
 * Counts the writes with an unknown or partly applied outcome, which the user should check; null if there are
 * none.
 */
export function describeUnresolved(changes: readonly Pick<Change, 'outcome'>[]): string | null {
  const count = (outcome: Change['outcome']) => changes.filter((change) => change.outcome === outcome).length;
  const unknown = count('unknown');
  const partly = count('partly');
  if (unknown + partly === 0) return null;
  const parts = [unknown > 0 && `${unknown} unknown`, partly > 0 && `${partly} partly applied`];
  return `To check: ${parts.filter(Boolean).join(', ')}.`;
}
