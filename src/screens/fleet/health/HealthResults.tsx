import { memo, useMemo } from 'react';
import { type FleetParam } from '@/domain/fleet/fleetPath';
import { type FleetRun } from '@/domain/fleet/fleetRun';
import { useQueryParams } from '@/ui/navigation/useQueryParams';
import { ValidityCalendar } from '../lazyResults';
import { buildDiagnosticsTable } from './buildDiagnosticsTable';
import { buildReadinessTable } from './buildReadinessTable';
import { MatrixResults } from './MatrixResults';
import { useComparison } from './useComparison';
import { isViewKey, ViewSwitch } from './ViewSwitch';

/** The answers of a run, in the view that the operator has chosen. */
export const HealthResults = memo(function HealthResults({ run }: { run: FleetRun<'health'> }) {
  const { getParam, setParams } = useQueryParams<FleetParam>();
  const param = getParam('reading');
  const view = isViewKey(param) ? param : 'diagnostics';
  const comparison = useComparison(run, view);
  const { changes, changeLabel } = comparison;
  const table = useMemo(
    () => (view === 'readiness' ? buildReadinessTable : buildDiagnosticsTable)(run, { changes, changeLabel }),
    [view, run, changes, changeLabel],
  );
  const viewSwitch = (
    <ViewSwitch
      value={view}
      onSelect={(key) => setParams({ reading: key === 'diagnostics' ? '' : key }, 'push')}
    />
  );
  if (view === 'validity') return <ValidityCalendar run={run}>{viewSwitch}</ValidityCalendar>;
  return (
    <MatrixResults
      // A filter by a status of the one view would leave nothing of the other one.
      key={view}
      {...{ run, comparison }}
      isReadiness={view === 'readiness'}
      table={table}
    >
      {viewSwitch}
    </MatrixResults>
  );
});
