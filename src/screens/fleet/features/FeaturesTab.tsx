import {
  formatApplication,
  formatApplicationParam,
  formatApplicationQuery,
  listApplicationOptions,
  parseApplicationParam,
} from '@/domain/features/applications';
import { type FleetParam } from '@/domain/fleet/fleetPath';
import { useFleet } from '@/shared/fleet/useFleet';
import { describeRunButton } from '@/shared/fleet-ui/describeRunButton';
import { measureMsPerAgency } from '@/shared/fleet-ui/measureMsPerAgency';
import { RunBar } from '@/shared/fleet-ui/RunBar';
import { ScopeBar } from '@/shared/fleet-ui/ScopeBar';
import { type Scope } from '@/shared/fleet-ui/useScope';
import { EmptyState } from '@/ui/feedback/EmptyState';
import { Segmented } from '@/ui/filter/Segmented';
import { LabelledSelect } from '@/ui/form/LabelledSelect';
import { useQueryParams } from '@/ui/navigation/useQueryParams';
import { LazyAgencyFeatures, LazyFeatureResults } from '../lazyResults';
import { OtherChoiceNote } from '../OtherChoiceNote';

/** A sign-in, the applications, and the features of one. */
const CALLS_PER_AGENCY = 3;

/** The offered ones (decision 15). Those that a service lists differ by agency, so nobody knows them before a run. */
const APPLICATIONS = listApplicationOptions([]).unlisted;

/** Nobody knows before a run which application most agencies list: the newest one of riders with Android is a good guess. */
const DEFAULT_APPLICATION = APPLICATIONS.findLast(
  ({ name, platform }) => name === 'pay' && platform === 'android',
);

const UNLISTED_HINT =
  'You can choose any application that the portal offers: the results say which agencies do not list it.';

const VIEWS: readonly { key: 'agencies' | 'features'; label: string }[] = [
  { key: 'agencies', label: 'By agency' },
  { key: 'features', label: 'By feature' },
];

/** Compares the active features of one client application in many agencies (decision 131). */
export function FeaturesTab({ scope }: { scope: Scope }) {
  const { run, isBusy, start } = useFleet('features');
  const { getParam, setParams } = useQueryParams<FleetParam>();
  const inRun = run?.task.application;
  const inUrl = parseApplicationParam(getParam('application'));
  const byParam = new Map(
    [...APPLICATIONS, inUrl, inRun].flatMap((option) =>
      option ? [[formatApplicationParam(option), option] as const] : [],
    ),
  );
  const application = inUrl ?? inRun ?? DEFAULT_APPLICATION;
  const button = describeRunButton(run, 'Read features', 'Start new run');
  const isByFeature = getParam('view') === 'features';
  if (!application) return null;
  const search = `?${formatApplicationQuery(run?.task.application ?? application)}`;
  return (
    <>
      <ScopeBar
        scope={scope}
        callsPerAgency={CALLS_PER_AGENCY}
        msPerAgency={measureMsPerAgency(run)}
        {...button}
        isDisabled={isBusy}
        onRun={() => start({ application }, scope.agencies)}
      >
        <LabelledSelect
          label="Application"
          title={UNLISTED_HINT}
          value={formatApplicationParam(application)}
          options={[...byParam].map(([key, option]) => ({ key, label: formatApplication(option) }))}
          onSelect={(key) => setParams({ application: key }, 'replace')}
        />
      </ScopeBar>
      {run ? (
        <>
          <OtherChoiceNote run={run} scope={scope} />
          <div className="fleet-scope">
            <RunBar run={run} question={formatApplication(run.task.application)} />
            <Segmented
              label="View"
              value={isByFeature ? 'features' : 'agencies'}
              options={VIEWS}
              // The columns of the one view are not those of the other one. Both filter features by their names.
              onSelect={(key) => setParams({ view: key === 'features' ? key : '', sortFeatures: '' }, 'push')}
            />
          </div>
          {isByFeature ? (
            <LazyFeatureResults run={run} title={formatApplication(run.task.application)} search={search} />
          ) : (
            <LazyAgencyFeatures run={run} search={search} />
          )}
        </>
      ) : (
        <EmptyState icon="appFeatures" title="Which features are on where?">
          Reads the features of one application in each agency, and shows which agencies differ. It changes
          nothing. {UNLISTED_HINT}
        </EmptyState>
      )}
    </>
  );
}
