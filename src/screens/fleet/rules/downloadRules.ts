import { type FleetRun, getOutcome } from '@/domain/fleet/fleetRun';
import { getRegionName } from '@/domain/regions';
import { formatValue } from '@/domain/ruleValue';
import { formatCsvLine, UTF8_BOM } from '@/lib/csv';
import { downloadText } from '@/ui/data/downloadText';

/** Downloads a line for each agency and rule, with the value as JSON too, so that no digit is lost. */
export function downloadRules(run: FleetRun<'rules'>): void {
  const region = getRegionName(run.region);
  const lines = run.agencies.flatMap(({ abbreviation }) => {
    const outcome = getOutcome(run, abbreviation);
    if (outcome?.status === 'failed')
      return [formatCsvLine([region, abbreviation, '', '', '', '', outcome.message])];
    return outcome
      ? outcome.answer.rules.map(({ category, identity, json }) =>
          formatCsvLine([region, abbreviation, category, identity, formatValue(json), json, '']),
        )
      : [];
  });
  const header = formatCsvLine(['Region', 'Agency', 'Category', 'Rule', 'Value', 'JSON', 'Not read']);
  downloadText(
    `fleet-rules-${region}-${new Date(run.startedAt).toISOString().slice(0, 19)}.csv`,
    `${UTF8_BOM}${header}${lines.join('')}`,
    'text/csv;charset=utf-8',
  );
}
