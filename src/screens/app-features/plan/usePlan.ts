import { useMemo } from 'react';
import { type Application } from '@/domain/entities/application';
import { getApplicationKey } from '@/domain/features/applications';
import { type FeatureChanges, findUnappliedChanges } from '@/domain/features/featureChanges';
import { type FeaturePlan, getStepStatus, toSwitchStates } from '@/domain/features/matrix/featurePlan';
import { useColumns } from '../matrix/useColumns';
import { type UnsentSwitches } from '../useUnsentSwitches';

const NO_CHANGES: FeatureChanges = { added: [], removed: [] };

/** The steps of a plan as they stand, by the features that are on now. */
export function usePlan(plan: FeaturePlan, unsentSwitches: UnsentSwitches) {
  // The steps are replaced when one of them was sent, and the applications stay.
  const applicationsKey = JSON.stringify(plan.steps.map(({ application }) => application));
  const applications = useMemo(() => JSON.parse(applicationsKey) as Application[], [applicationsKey]);
  const { columns, reading, refetch } = useColumns(plan.agency, applications);
  const steps = plan.steps.map((step, index) => {
    const column = columns[index];
    const status = !column || reading[index] ? 'reading' : getStepStatus(step, column);
    const active = column?.active ?? new Set<string>();
    const isRead = column?.status === 'read';
    const left = isRead ? findUnappliedChanges(step.changes, active) : NO_CHANGES;
    const states = toSwitchStates(left);
    const unsent = unsentSwitches.get(getApplicationKey(step.application)) ?? new Map<string, boolean>();
    return {
      ...step,
      active,
      status,
      /** What is not in effect yet. */
      left,
      states,
      /** Whether its switches have the states of the plan. */
      isSet: [...states].every(([name, isOn]) => unsent.get(name) === isOn),
      /** Whether it has unsent changes that the plan does not ask for. */
      hasOtherUnsent:
        isRead && [...unsent].some(([name, isOn]) => (states.get(name) ?? active.has(name)) !== isOn),
    };
  });
  return {
    steps,
    inEffectCount: steps.filter(({ status }) => status === 'landed' || status === 'same').length,
    /** The index of the step that comes next; -1 when none is left. */
    nextIndex: steps.findIndex(({ status }) => status === 'open'),
    retry: (application: Application) => void refetch([application]),
  };
}

export type PlanStepNow = ReturnType<typeof usePlan>['steps'][number];
