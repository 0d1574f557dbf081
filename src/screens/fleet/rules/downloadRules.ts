import { type FleetRun, getOutcome } from '@/domain/fleet/fleetRun';
import { getRegionName } from '@/domain/regions';
import { formatValue } from '@/domain/ruleValue';
import { formatCsv } from '@/lib/csv';
import { formatFileTime } from '@/lib/text/formatFileTime';
import { downloadText } from '@/ui/data/downloadText';

/** Downloads a line for each agency and rule, with the value as JSON too, so that no digit is lost. */
export function downloadRules(run: FleetRun<'rules'>): void {
  const region = getRegionName(run.region);
  const rows = run.agencies.flatMap(({ abbreviation }) => {
    const outcome = getOutcome(run, abbreviation);
    if (outcome?.status === 'failed') return [[region, abbreviation, '', '', '', '', outcome.message]];
    return outcome
      ? outcome.answer.rules.map(({ category, identity, json }) => [
          region,
          abbreviation,
          category,
          identity,
          formatValue(json),
          json,
          '',
        ])
      : [];
  });
  const header = ['Region', 'Agency', 'Category', 'Rule', 'Value', 'JSON', 'Not read'];
  downloadText(
    `fleet-rules-${region}-${formatFileTime(run.startedAt)}.csv`,
    formatCsv([header, ...rows]),
    'text/csv;charset=utf-8',
  );
}
