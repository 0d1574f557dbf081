import Button from 'antd/es/button';
import { type FormEvent, useId, useRef, useState } from 'react';
import { describeClosedResult } from '@/domain/rollout/closedResult';
import { listStartRows, sumPlan } from '@/domain/rollout/planSums';
import { type RolloutPlan } from '@/domain/rollout/rollout';
import { getSubjectName } from '@/domain/rollout/subjectValue';
import { usePortalSelector, usePortalStore } from '@/session/hooks';
import { useProtectedAgencies } from '@/shared/agencies/useProtectedAgencies';
import { agenciesPicked } from '@/shared/rollout/rolloutSlice';
import { selectRollout } from '@/shared/rollout/rolloutState';
import { selectRolloutBlocker } from '@/shared/rollout/selectRolloutBlocker';
import { startRollout } from '@/shared/rollout/startRollout';
import { PlaceLine } from '@/shared/writes/PlaceLine';
import { FailureAlert } from '@/ui/feedback/FailureAlert';
import { refuseForm } from '@/ui/form/refuseForm';
import { Modal } from '@/ui/overlay/Modal';
import { useListedPlan } from '../useListedPlan';
import { StartFields, type StartOptions } from './StartFields';
import { StartSummary } from './StartSummary';

interface Props {
  plan: RolloutPlan;
  /** Before the rollout is started. */
  onStart: () => void;
  onClose: () => void;
}

/** The last look before a rollout: what, where, in which rings. The number of agencies is typed (decision 140). */
export function StartDialog({ plan: storedPlan, onStart, onClose }: Props) {
  const { dispatch, getState } = usePortalStore();
  const panelRef = useRef<HTMLDivElement>(null);
  const [leftOut, setLeftOut] = useState<readonly string[]>([]);
  const listedPlan = useListedPlan(storedPlan);
  const plan = { ...listedPlan, picked: listedPlan.picked.filter((picked) => !leftOut.includes(picked)) };
  const id = useId();
  const warningIds = { isProtected: `${id}-protected`, isInactive: `${id}-inactive` };
  const rows = listStartRows(plan);
  const protectedAgencies = useProtectedAgencies();
  const protectedRows = rows.filter(({ agency }) => protectedAgencies.has(agency.abbreviation));
  const result = usePortalSelector(selectRollout);
  const [options, setOptions] = useState<StartOptions>({
    canary: rows[0]?.agency.abbreviation ?? '',
    reason: '',
    pausesAfterRings: true,
    isDryRun: false,
  });
  const [typedCount, setTypedCount] = useState('');
  const [countError, setCountError] = useState<string | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const { isDryRun } = options;
  const clearErrors = () => {
    setCountError(null);
    setProblem(null);
  };
  const start = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!isDryRun && typedCount.trim() !== String(rows.length)) {
      const error = `Type ${rows.length}, the number of agencies that ${rows.length === 1 ? 'is' : 'are'} to change.`;
      refuseForm(event.currentTarget, () => setCountError(error));
      return;
    }
    // Another tab can have started one while this dialog was open.
    const blocker = selectRolloutBlocker(getState());
    if (blocker !== null) {
      setProblem(blocker);
      return;
    }
    onStart();
    // A dry run keeps its plan, which is then compared with it.
    if (leftOut.length > 0) dispatch(agenciesPicked({ abbreviations: leftOut, isPicked: false }));
    dispatch(startRollout(plan, options));
    onClose();
  };
  return (
    <Modal
      width={640}
      panelRef={panelRef}
      title={`${plan.source.kind === 'undo' ? 'Undo the rollout of' : 'Roll out'} ${getSubjectName(plan.subject)}`}
      onCancel={onClose}
      footer={[
        <Button key="cancel" onClick={onClose}>
          Cancel
        </Button>,
        <Button
          key="start"
          type="primary"
          htmlType="submit"
          form={id}
          danger={!isDryRun && protectedRows.length > 0}
        >
          {isDryRun ? 'Start dry run' : 'Start rollout'}
        </Button>,
      ]}
    >
      <PlaceLine path={['Rollout', getSubjectName(plan.subject)]} />
      <form id={id} className="rollout-start" onSubmit={start}>
        <StartSummary
          warningIds={warningIds}
          subject={plan.subject}
          rows={rows}
          changes={sumPlan(plan, rows).changes}
          protectedRows={protectedRows}
          closedResult={result}
          lostParts={result && describeClosedResult(result, isDryRun ? {} : { startedPlan: plan })}
          isDryRun={isDryRun}
          onLeaveOut={(unwanted) => {
            // The pressed button goes away.
            panelRef.current?.focus();
            setLeftOut([...leftOut, ...unwanted.map(({ agency }) => agency.abbreviation)]);
            clearErrors();
          }}
        />
        <StartFields
          rows={rows}
          options={options}
          onChange={(changed) => {
            setOptions({ ...options, ...changed });
            clearErrors();
          }}
          typedCount={typedCount}
          countError={countError}
          // The field has the focus, below them. The id of a warning that is not shown describes nothing.
          warningIds={Object.values(warningIds).join(' ')}
          onType={(count) => {
            setTypedCount(count);
            clearErrors();
          }}
        />
        {problem !== null && <FailureAlert title={problem} />}
      </form>
    </Modal>
  );
}
