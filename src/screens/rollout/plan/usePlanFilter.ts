import { useMemo, useState } from 'react';
import { type PlanStatus, type RolloutPlan } from '@/domain/rollout/rollout';
import { describeSubjectChange } from '@/domain/rollout/subjectValue';

/** Which agencies of a plan the table shows. It is in memory, as the plan is. */
export function usePlanFilter({ agencies, subject }: RolloutPlan) {
  const [status, setStatus] = useState<PlanStatus | null>(null);
  /** The text of a change; empty for all. */
  const [change, setChange] = useState('');
  const [text, setText] = useState('');
  const rows = useMemo(() => {
    const term = text.trim().toLowerCase();
    return agencies.filter(
      (row) =>
        (status === null || row.status === status) &&
        (change === '' ||
          (row.status === 'change' &&
            describeSubjectChange(subject, row.current ?? row.target, row.target) === change)) &&
        (row.agency.abbreviation.toLowerCase().includes(term) ||
          (row.agency.name ?? '').toLowerCase().includes(term)),
    );
  }, [agencies, subject, status, change, text]);
  return {
    rows,
    status,
    /** A second choice of the same status shows all again. */
    chooseStatus: (chosen: PlanStatus) => setStatus(chosen === status ? null : chosen),
    change,
    setChange,
    text,
    setText,
    clear: () => {
      setStatus(null);
      setChange('');
      setText('');
    },
  };
}
