import { useMemo } from 'react';
import { measureProgress } from '@/domain/fleet/fleetRun';
import { useFleet } from '@/shared/fleet/useFleet';
import { EmptyState } from '@/ui/feedback/EmptyState';
import { NativeSelect } from '@/ui/form/NativeSelect';
import { useQueryParams } from '@/ui/navigation/useQueryParams';
import { RunBar } from '../RunBar';
import { ScopeBar } from '../ScopeBar';
import { type Scope } from '../useScope';
import { countCallsPerAgency, PROFILES } from './profiles';
import { RunResults } from './RunResults';

const DEFAULT_PROFILE = PROFILES[0];

/** The checks of the diagnostics page for many agencies (fleet.md, 6.2). */
export function HealthTab({ scope }: { scope: Scope }) {
  const { run, isBusy, start } = useFleet('health');
  const { getParam, setParams } = useQueryParams();
  const profile = PROFILES.find(({ key }) => key === getParam('checks')) ?? DEFAULT_PROFILE;
  const msPerAgency = useMemo(() => {
    if (!run || run.status === 'running') return null;
    const { done, elapsedMs } = measureProgress(run, 0);
    return done === 0 ? null : elapsedMs / done;
  }, [run]);
  if (!profile) return null;
  return (
    <>
      <ScopeBar
        scope={scope}
        callsPerAgency={countCallsPerAgency(profile.task)}
        msPerAgency={msPerAgency}
        runLabel="Run"
        isDisabled={isBusy}
        onRun={() => start(profile.task, scope.agencies)}
      >
        <label className="fleet-scope__field">
          <span>Checks</span>
          <NativeSelect
            title={profile.hint}
            value={profile.key}
            onChange={(event) => setParams({ checks: event.target.value }, 'replace')}
          >
            {PROFILES.map(({ key, label, hint }) => (
              <option key={key} value={key} title={hint}>
                {label}
              </option>
            ))}
          </NativeSelect>
        </label>
      </ScopeBar>
      {run ? (
        <>
          <RunBar run={run} />
          <RunResults run={run} />
        </>
      ) : (
        <EmptyState icon="agencyDiagnostics" title="No run yet">
          A run signs in to each agency, asks it what its diagnostics page asks, and changes nothing.
        </EmptyState>
      )}
    </>
  );
}
