import { type Ref, useMemo, useState } from 'react';
import { type FleetRun } from '@/domain/fleet/fleetRun';
import { getRegionCurrency } from '@/domain/regions';
import { describePlanSum, listStartRows, sumPlan } from '@/domain/rollout/planSums';
import { type PlannedAgency, type RolloutPlan } from '@/domain/rollout/rollout';
import { usePortalDispatch, usePortalSelector } from '@/session/hooks';
import { useProtectedAgencies } from '@/shared/agencies/useProtectedAgencies';
import { selectRunningRun } from '@/shared/fleet/fleetState';
import { describeRunButton } from '@/shared/fleet-ui/describeRunButton';
import { FleetTable } from '@/shared/fleet-ui/FleetTable';
import { measureMsPerAgency } from '@/shared/fleet-ui/measureMsPerAgency';
import { RunBar } from '@/shared/fleet-ui/RunBar';
import { ScopeBar } from '@/shared/fleet-ui/ScopeBar';
import { useScope } from '@/shared/fleet-ui/useScope';
import { useSortParam } from '@/shared/fleet-ui/useSortParam';
import { readPlannedAgencies } from '@/shared/rollout/readPlannedAgencies';
import { agenciesPicked } from '@/shared/rollout/rolloutSlice';
import { NoMatch } from '@/ui/filter/NoMatch';
import { LazyRolloutAgencyPanel } from '../LazyRolloutAgencyPanel';
import { StartButton } from '../start/StartButton';
import { useListedPlan } from '../useListedPlan';
import { buildPlanColumns, describeRow } from './planColumns';
import { PlanHead } from './PlanHead';
import { PlanTools } from './PlanTools';
import { usePlanFilter } from './usePlanFilter';

/** A sign-in, the categories, and the rules of one. */
const CALLS_FOR_RULE = 3;
/** A sign-in, the applications, the features of one, and all features. */
const CALLS_FOR_FEATURES = 4;

const getKey = ({ agency }: PlannedAgency) => agency.abbreviation;

interface Props {
  plan: RolloutPlan;
  /** The last run that read a plan. */
  run: FleetRun<'plan'> | null;
  headingRef: Ref<HTMLHeadingElement>;
  /** Before another plan is opened. */
  onOpenPlan: () => void;
  /** Before a rollout is started. */
  onStart: () => void;
}

/** The agencies of a plan with what they have and would have, and the start. */
export function PlanSection({ plan: storedPlan, run, headingRef, onOpenPlan, onStart }: Props) {
  const dispatch = usePortalDispatch();
  const plan = useListedPlan(storedPlan);
  const { id, region, subject, agencies, picked } = plan;
  const currency = getRegionCurrency(region);
  const scope = useScope(useMemo(() => new Set(agencies.map(getKey)), [agencies]));
  const ownRun = run?.task.planId === id ? run : null;
  const filter = usePlanFilter(plan, ownRun);
  const isReading = usePortalSelector((state) => selectRunningRun(state) !== null);
  const protectedAgencies = useProtectedAgencies();
  const [sort, setSort] = useSortParam('sortPlan');
  const [opened, setOpened] = useState<string | null>(null);
  const sum = useMemo(() => sumPlan(plan), [plan]);
  const columns = useMemo(
    () =>
      buildPlanColumns({
        subject,
        currency,
        picked: new Set(picked),
        protectedAgencies,
        onPick: (abbreviation, isPicked) =>
          dispatch(agenciesPicked({ abbreviations: [abbreviation], isPicked })),
      }),
    [dispatch, subject, currency, picked, protectedAgencies],
  );
  const startCount = listStartRows(plan).length;
  const openedRow = agencies.find((row) => getKey(row) === opened);
  const button = describeRunButton(ownRun, 'Read agencies', 'Read again');
  return (
    <section className="rollout-section" aria-label="Plan">
      <PlanHead plan={plan} headingRef={headingRef} onOpenPlan={onOpenPlan} />
      <ScopeBar
        scope={scope}
        callsPerAgency={subject.kind === 'rule' ? CALLS_FOR_RULE : CALLS_FOR_FEATURES}
        isEstimate={subject.kind === 'features'}
        msPerAgency={measureMsPerAgency(run)}
        runLabel={button.runLabel}
        isRunSecondary={button.isRunSecondary || startCount > 0}
        isDisabled={isReading}
        onRun={() => dispatch(readPlannedAgencies(scope.agencies.map(({ abbreviation }) => abbreviation)))}
      />
      {ownRun && <RunBar run={ownRun} />}
      <div className="rollout-sum">
        <p>{describePlanSum(sum)}</p>
        <StartButton plan={plan} onStart={onStart} />
      </div>
      <PlanTools plan={plan} sum={sum} filter={filter} protectedAgencies={protectedAgencies} />
      <div className="fleet-matrix">
        <FleetTable
          label="Agencies"
          nouns={['agency', 'agencies']}
          runId={id}
          filterKey={filter.key}
          sort={sort}
          onSort={setSort}
          columns={columns}
          rows={filter.rows}
          getKey={getKey}
          onOpen={setOpened}
          openedKey={openedRow ? opened : null}
          emptyState={<NoMatch title="No agency of the plan matches" onClear={filter.clear} />}
        />
        {openedRow && (
          <LazyRolloutAgencyPanel
            subject={subject}
            currency={currency}
            agency={openedRow.agency}
            values={[
              { label: 'Now', json: openedRow.current },
              { label: 'Target', json: openedRow.target },
            ]}
            note={describeRow(openedRow, protectedAgencies) || null}
            onClose={() => setOpened(null)}
          />
        )}
      </div>
    </section>
  );
}
