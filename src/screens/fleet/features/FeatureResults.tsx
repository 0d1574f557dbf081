import { useMemo } from 'react';
import { formatStates } from '@/domain/features/featureStates';
import { type FleetParam } from '@/domain/fleet/fleetPath';
import { type FleetRun } from '@/domain/fleet/fleetRun';
import { type FeatureSummary, summarizeFeatures } from '@/domain/fleet/summarizeFeatures';
import { formatNumber } from '@/lib/text/formatNumber';
import { PanelSection } from '@/shared/fleet-ui/PanelSection';
import { SidePanel } from '@/shared/fleet-ui/SidePanel';
import { LazyRollOutButton } from '@/shared/rollout/LazyRollOutButton';
import { EmptyState } from '@/ui/feedback/EmptyState';
import { useQueryParam } from '@/ui/navigation/useQueryParam';
import { type Column } from '@/ui/table/column';
import { AgencyLinks } from '../AgencyLinks';
import { ChangedSinceNote } from '../ChangedSinceNote';
import { DifferencesTable } from '../DifferencesTable';
import { describeNoDifference } from './describeNoDifference';
import { FeaturesNote } from './FeaturesNote';

const COLUMNS: readonly Column<FeatureSummary>[] = [
  { key: 'name', title: 'Feature', width: 280, text: ({ name }) => name, sortBy: ({ name }) => name },
  countColumn('on', 'On in', ({ on }) => on.length),
  countColumn('off', 'Off in', ({ off }) => off.length),
  countColumn('differing', 'Differ', ({ differingCount }) => differingCount),
];

function countColumn(
  key: string,
  title: string,
  count: (feature: FeatureSummary) => number,
): Column<FeatureSummary> {
  return {
    key,
    title,
    width: 104,
    align: 'end',
    text: (feature) => formatNumber(count(feature)),
    sortBy: count,
  };
}

interface Props {
  run: FleetRun<'features'>;
  /** The application. */
  title: string;
  /** The query string of CLIENT APP FEATURES with the application. */
  search: string;
}

const getKey = ({ name }: FeatureSummary) => name;

/** Each feature with the number of agencies where it is on and off, and one feature's agencies beside the table. */
export function FeatureResults({ run, title, search }: Props) {
  const summary = useMemo(() => summarizeFeatures(run), [run]);
  const { features, notListed } = summary;
  const [opened, setOpened] = useQueryParam<FleetParam>('openedFeature', 'replace');
  const openedFeature = features.find(({ name }) => name === opened);
  const links = { run, page: 'appFeatures' as const, search };
  return (
    <DifferencesTable
      run={run}
      tab="Features"
      label="Features"
      nouns={['feature', 'features']}
      columns={COLUMNS}
      rows={features}
      getKey={getKey}
      placeholder="Feature"
      onOpen={setOpened}
      openedKey={openedFeature ? opened : null}
      note={
        <>
          <ChangedSinceNote run={run} />
          <FeaturesNote title={title} notListed={notListed} />
        </>
      }
      emptyState={<EmptyState title={describeNoDifference(summary)} />}
      panel={
        openedFeature && (
          <SidePanel
            title={openedFeature.name}
            subtitle={title}
            label={`Agencies of ${openedFeature.name}`}
            onClose={() => setOpened('')}
          >
            {(['on', 'off'] as const).map((state) => (
              <PanelSection
                key={state}
                label={state}
                title={state === 'on' ? 'On' : 'Off'}
                aside={<span>{openedFeature[state].length}</span>}
              >
                {openedFeature[state].length > 0 && (
                  <AgencyLinks {...links} abbreviations={openedFeature[state]} />
                )}
                <p className="fleet-panel__copy">
                  <LazyRollOutButton
                    size="small"
                    subject={{ kind: 'features', application: run.task.application }}
                    target={formatStates([[openedFeature.name, state === 'on']])}
                    source={{ kind: 'fleet', agency: null }}
                    agencies={run.agencies}
                  >
                    {`Roll out: ${state} everywhere…`}
                  </LazyRollOutButton>
                </p>
              </PanelSection>
            ))}
          </SidePanel>
        )
      }
    />
  );
}
