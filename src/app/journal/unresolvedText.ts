import { type Change } from '@/domain/change';

/** How many writes somebody should look at, in words; null where there are none. */
export function unresolvedText(changes: readonly Pick<Change, 'outcome'>[]): string | null {
  const count = (outcome: Change['outcome']) => changes.filter((change) => change.outcome === outcome).length;
  const [unknown, partly] = [count('unknown'), count('partly')];
  if (unknown + partly === 0) return null;
  const parts = [unknown > 0 && `${unknown} unknown`, partly > 0 && `${partly} partly applied`];
  return `To be looked at: ${parts.filter(Boolean).join(', ')}.`;
}
