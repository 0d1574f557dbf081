import { type Change } from '@/domain/changes/change';

/** Asks the user to check these changes, whose outcome is unknown or partly applied; null if there are none. */
export function describeChangesToCheck(changes: readonly Pick<Change, 'outcome'>[]): string | null {
  const countOutcome = (outcome: Change['outcome']) =>
    changes.filter((change) => change.outcome === outcome).length;
  const unknownCount = countOutcome('unknown');
  const partlyCount = countOutcome('partly');
  if (unknownCount + partlyCount === 0) return null;
  const parts = [
    unknownCount > 0 && `${unknownCount} unknown`,
    partlyCount > 0 && `${partlyCount} partly applied`,
  ];
  return `To check: ${parts.filter(Boolean).join(', ')}.`;
}
