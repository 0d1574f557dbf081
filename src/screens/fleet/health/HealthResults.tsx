import { memo, useMemo, useRef } from 'react';
import { type FleetParam } from '@/domain/fleet/fleetPath';
import { type FleetRun } from '@/domain/fleet/fleetRun';
import { RunBar } from '@/shared/fleet-ui/RunBar';
import { FilterBox } from '@/ui/filter/FilterBox';
import { useDebouncedText } from '@/ui/filter/useDebouncedText';
import { useQueryParam } from '@/ui/navigation/useQueryParam';
import { useQueryParams } from '@/ui/navigation/useQueryParams';
import { LazyValidityCalendar } from '../lazyResults';
import { buildDiagnosticsTable } from './buildDiagnosticsTable';
import { buildReadinessTable } from './buildReadinessTable';
import { HealthMatrixResults } from './HealthMatrixResults';
import { describeProfile } from './profiles';
import { useComparison } from './useComparison';
import { getDefaultView, isViewKey, ViewSwitch } from './ViewSwitch';

/**
 * The answers of a run, in the view that the operator has chosen, or else in that of its checks. All views have the same
 * filter of agencies.
 */
export const HealthResults = memo(function HealthResults({ run }: { run: FleetRun<'health'> }) {
  const { getParam, setParams } = useQueryParams<FleetParam>();
  const param = getParam('reading');
  const view = isViewKey(param) ? param : getDefaultView(run.task);
  const [text, setText] = useQueryParam<FleetParam>('filterHealth', 'replace');
  const appliedText = useDebouncedText(text);
  const barRef = useRef<HTMLDivElement>(null);
  const comparison = useComparison(run, view);
  const { changes, changeLabel } = comparison;
  const table = useMemo(
    () => (view === 'readiness' ? buildReadinessTable : buildDiagnosticsTable)(run, { changes, changeLabel }),
    [view, run, changes, changeLabel],
  );
  return (
    <>
      <div className="fleet-tools fleet-health-run">
        <RunBar run={run} question={describeProfile(run.task)} barRef={barRef} />
        <ViewSwitch
          value={view}
          // The columns and statuses of the one view are not those of the other one.
          onSelect={(key) =>
            setParams({ reading: key, cellStatus: '', openedCell: '', sortHealth: '' }, 'push')
          }
        />
        <FilterBox
          label="Filter"
          placeholder="Agency"
          value={text}
          onChange={setText}
          appliedValue={appliedText}
        />
      </div>
      {view === 'validity' ? (
        <LazyValidityCalendar
          run={run}
          text={appliedText}
          onClear={() => setParams({ filterHealth: '' }, 'push')}
        />
      ) : (
        <HealthMatrixResults
          run={run}
          comparison={comparison}
          table={table}
          isReadiness={view === 'readiness'}
          text={appliedText}
          focusRun={() => barRef.current?.focus()}
        />
      )}
    </>
  );
});
