import { buildFileName } from '@/domain/files/buildFileName';
import { type FleetOutcome, type FleetRun } from '@/domain/fleet/fleetRun';
import { getOutcome } from '@/domain/fleet/runOutcomes';
import { withholdSecrets } from '@/domain/fleet/storedRun';
import { getRegionName } from '@/domain/regions';
import { formatValue } from '@/domain/ruleValue';
import { formatCsv } from '@/lib/csv';
import { downloadWithToast } from '@/ui/data/downloadWithToast';

/**
 * Downloads a line for each agency and rule, with the value as JSON too, so that no digit is lost. Values that look like a
 * secret are left out, as in a stored run, and an agency without a rule has a line that says why. Returns what to show beside the button.
 */
export function downloadRules(run: FleetRun<'rules'>): string {
  const region = getRegionName(run.region);
  const rows = run.agencies.flatMap(({ abbreviation }) => {
    const outcome = getOutcome(run, abbreviation);
    const rules = outcome?.status === 'done' ? withholdSecrets(outcome.answer).rules : [];
    if (rules.length === 0) return [[region, abbreviation, '', '', '', '', describeNoRules(outcome)]];
    return rules.map(({ category, identity, json }) => [
      region,
      abbreviation,
      category,
      identity,
      formatValue(json),
      json,
      '',
    ]);
  });
  const header = ['Region', 'Agency', 'Category', 'Rule', 'Value', 'JSON', 'Note'];
  return downloadWithToast(
    'Saved all rules of the run as CSV',
    buildFileName(
      { baseName: 'fleet-rules', region: run.region, agency: null, extension: 'csv' },
      run.startedAt,
    ),
    formatCsv([header, ...rows]),
  );
}

function describeNoRules(outcome: FleetOutcome<'rules'> | undefined): string {
  if (!outcome) return 'not run';
  return outcome.status === 'failed' ? outcome.message : 'no rules';
}
