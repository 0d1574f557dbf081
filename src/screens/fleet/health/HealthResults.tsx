import { memo, useMemo } from 'react';
import { type FleetRun } from '@/domain/fleet/fleetRun';
import { RunBar } from '@/shared/fleet-ui/RunBar';
import { useQueryParams } from '@/ui/navigation/useQueryParams';
import { ValidityCalendar } from '../lazyResults';
import { buildDiagnosticsTable } from './buildDiagnosticsTable';
import { buildReadinessTable } from './buildReadinessTable';
import { MatrixResults } from './MatrixResults';
import { isReadingKey, ReadingSwitch } from './ReadingSwitch';
import { useComparison } from './useComparison';

/** The answers of a run, in the reading that the operator has chosen. */
export const HealthResults = memo(function HealthResults({ run }: { run: FleetRun<'health'> }) {
  const { getParam, setParams } = useQueryParams();
  const param = getParam('reading');
  const reading = isReadingKey(param) ? param : 'diagnostics';
  const comparison = useComparison(run, reading);
  const { changes, changeLabel } = comparison;
  const table = useMemo(
    () =>
      (reading === 'readiness' ? buildReadinessTable : buildDiagnosticsTable)(run, { changes, changeLabel }),
    [reading, run, changes, changeLabel],
  );
  const readingSwitch = (
    <ReadingSwitch
      value={reading}
      onSelect={(key) => setParams({ reading: key === 'diagnostics' ? '' : key }, 'push')}
    />
  );
  if (reading === 'validity')
    return (
      <>
        <RunBar run={run} />
        <ValidityCalendar run={run}>{readingSwitch}</ValidityCalendar>
      </>
    );
  return (
    <MatrixResults
      // A filter by a status of the one reading would leave nothing of the other one.
      key={reading}
      {...{ run, comparison }}
      isReadiness={reading === 'readiness'}
      table={table}
    >
      {readingSwitch}
    </MatrixResults>
  );
});
