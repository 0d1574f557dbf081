import { useDeferredValue } from 'react';
import { type FleetParam } from '@/domain/fleet/fleetPath';
import { useIsAgencyListFresh } from '@/shared/agencies/isAgencyListFresh';
import { useFleet } from '@/shared/fleet/useFleet';
import { describeRunButton } from '@/shared/fleet-ui/describeRunButton';
import { measureMsPerAgency } from '@/shared/fleet-ui/measureMsPerAgency';
import { ScopeBar } from '@/shared/fleet-ui/ScopeBar';
import { type Scope } from '@/shared/fleet-ui/useScope';
import { EmptyState } from '@/ui/feedback/EmptyState';
import { LabelledSelect } from '@/ui/form/LabelledSelect';
import { useQueryParams } from '@/ui/navigation/useQueryParams';
import { OtherChoiceNote } from '../OtherChoiceNote';
import { HealthResults } from './HealthResults';
import { buildTask, countCallsPerAgency, PROFILES } from './profiles';
import { getDefaultView } from './ViewSwitch';

const DEFAULT_PROFILE = PROFILES[0];

/** The checks of the diagnostics page for many agencies (decision 131). */
export function HealthTab({ scope }: { scope: Scope }) {
  const { run, isBusy, start } = useFleet('health');
  // The results of a run take long to render, so the operator's input meanwhile comes first.
  const shownRun = useDeferredValue(run);
  const { getParam, setParams } = useQueryParams<FleetParam>();
  const areRowsFresh = useIsAgencyListFresh();
  const profile = PROFILES.find(({ key }) => key === getParam('checks')) ?? DEFAULT_PROFILE;
  if (!profile) return null;
  const [only, further] = scope.agencies;
  const task = buildTask(profile, scope.agencies.length);
  const callsPerAgency = countCallsPerAgency(task, areRowsFresh);
  const button = describeRunButton(run, 'Run', 'Start new run');
  return (
    <>
      <ScopeBar
        scope={scope}
        callsPerAgency={callsPerAgency}
        msPerAgency={measureMsPerAgency(run, callsPerAgency, countCallsPerAgency)}
        {...button}
        isDisabled={isBusy}
        onRun={() => {
          // A run that comes in another view has other columns and statuses.
          if (run && getParam('reading') === '' && getDefaultView(run.task) !== getDefaultView(task))
            setParams({ cellStatus: '', openedCell: '', sortHealth: '' }, 'replace');
          start(task, scope.agencies);
        }}
      >
        <LabelledSelect
          label="Checks"
          title={profile.hint}
          value={profile.key}
          options={PROFILES}
          onSelect={(key) => setParams({ checks: key }, 'replace')}
        />
      </ScopeBar>
      {shownRun ? (
        <>
          <OtherChoiceNote run={shownRun} scope={scope} />
          <HealthResults run={shownRun} />
        </>
      ) : (
        <EmptyState
          icon="agencyDiagnostics"
          title={
            only && !further
              ? `Press Run to check ${only.abbreviation}`
              : 'Choose agencies, or check all of them'
          }
        >
          A run signs in to each agency, reads what the checks need, and changes nothing.
        </EmptyState>
      )}
    </>
  );
}
