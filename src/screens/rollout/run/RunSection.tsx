import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { matchesAgency } from '@/domain/agencies/matchesAgency';
import { getRegionCurrency } from '@/domain/regions';
import {
  isUnfinished,
  type Rollout,
  type RolloutPlan,
  type RolloutStep,
  type StepStatus,
} from '@/domain/rollout/rollout';
import { countSteps } from '@/domain/rollout/stepLabels';
import { usePortalSelector } from '@/session/hooks';
import { FleetTable } from '@/shared/fleet-ui/FleetTable';
import { useSortParam } from '@/shared/fleet-ui/useSortParam';
import { selectIsRolloutElsewhere } from '@/shared/rollout/rolloutState';
import { NoMatch } from '@/ui/filter/NoMatch';
import { PausePanel } from './PausePanel';
import { RunHead } from './RunHead';
import { RunProgress } from './RunProgress';
import { buildStepColumns } from './stepColumns';
import { StepPanel } from './StepPanel';
import { StepTools } from './StepTools';
import { UnknownAlert } from './UnknownAlert';

interface Props {
  rollout: Rollout;
  /** The open plan, if this is a dry run of it. */
  dryRunPlan: RolloutPlan | null;
  /** Whether the page has a plan too. */
  hasPlan: boolean;
  /** Whether it was started just now, on this page; true once. */
  takeStart: () => boolean;
  /** Before a rollout is started. */
  onStart: () => void;
  /** Before a plan is opened. */
  onPlan: () => void;
}

const getKey = ({ agency }: RolloutStep) => agency.abbreviation;

/** A rollout that runs, waits or has ended: where it is, what the operator decides, and what became of each agency. */
export function RunSection({ rollout, dryRunPlan, hasPlan, takeStart, onStart, onPlan }: Props) {
  const { id, region, subject, steps, isDryRun, status, startedAt } = rollout;
  const isElsewhere = usePortalSelector(selectIsRolloutElsewhere);
  const headingRef = useRef<HTMLHeadingElement>(null);
  const [shownStatus, setShownStatus] = useState<StepStatus | null>(null);
  const [text, setText] = useState('');
  const [sort, setSort] = useSortParam('sortRollout');
  const [opened, setOpened] = useState<string | null>(null);
  const [savedRollout, setSavedRollout] = useState<Rollout | null>(null);
  // Check now can change the result after its report was saved.
  const isSaved = savedRollout === rollout;
  const columns = useMemo(
    () => buildStepColumns(subject, getRegionCurrency(region), steps.length, startedAt),
    [subject, region, steps.length, startedAt],
  );
  const rows = useMemo(
    () =>
      steps
        .map((step, index) => ({ ...step, index }))
        .filter(
          (step) => (shownStatus === null || step.status === shownStatus) && matchesAgency(step.agency, text),
        ),
    [steps, shownStatus, text],
  );
  const focusIfStarted = useEffectEvent(() => {
    if (!takeStart()) return;
    headingRef.current?.focus();
    headingRef.current?.scrollIntoView();
  });
  useEffect(() => focusIfStarted(), []);
  const openedStep = steps.find((step) => getKey(step) === opened);
  // A button that was pressed goes away with its panel.
  const focusHeading = () => headingRef.current?.focus();
  return (
    <section className="rollout-section" aria-label={isDryRun ? 'Dry run' : 'Rollout'}>
      <RunHead
        rollout={rollout}
        dryRunPlan={dryRunPlan}
        isElsewhere={isElsewhere}
        isSaved={isSaved}
        headingRef={headingRef}
        onStart={onStart}
        onPlan={onPlan}
      />
      <RunProgress rollout={rollout} isElsewhere={isElsewhere} onPress={focusHeading} />
      {status === 'paused' && !isElsewhere && <PausePanel rollout={rollout} onPress={focusHeading} />}
      {!isUnfinished(rollout) && !isElsewhere && <UnknownAlert rollout={rollout} onPress={focusHeading} />}
      <StepTools
        rollout={rollout}
        counts={countSteps(steps)}
        status={shownStatus}
        onChoose={setShownStatus}
        text={text}
        onText={setText}
        isPageFilter={!hasPlan}
        onSave={() => setSavedRollout(rollout)}
      />
      <div className="fleet-matrix">
        <FleetTable
          label={isUnfinished(rollout) ? 'Agencies of the rollout' : 'Agencies of the result'}
          nouns={['agency', 'agencies']}
          runId={id}
          filterKey={JSON.stringify([shownStatus, text])}
          sort={sort}
          onSort={setSort}
          columns={columns}
          rows={rows}
          getKey={getKey}
          onOpen={setOpened}
          openedKey={openedStep ? opened : null}
          emptyState={
            <NoMatch
              title={text.trim() === '' ? 'No agency has this status now' : 'No agency matches'}
              onClear={() => {
                setShownStatus(null);
                setText('');
              }}
            />
          }
        />
        {openedStep && (
          <StepPanel
            rollout={rollout}
            step={openedStep}
            isElsewhere={isElsewhere}
            onClose={() => setOpened(null)}
          />
        )}
      </div>
    </section>
  );
}
