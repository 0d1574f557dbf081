/** Why a table of rules has no row with a difference. Agencies that could not be read are not compared. */
export function describeNoRuleDifference(ruleCount: number, readCount: number): string {
  if (ruleCount === 0) return 'No rule has been read';
  return readCount < 2 ? 'Only one agency read: nothing to compare it with' : 'No rule differs';
}
