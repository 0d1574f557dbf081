import { type FleetRun } from '@/domain/fleet/fleetRun';
import { listWaitingAgencies } from '@/domain/fleet/runProgress';

export interface RunButton {
  runLabel: string;
  /** Whether another button of the page is the next step. */
  isRunSecondary: boolean;
}

/**
 * Describes the button that starts a run. It gives up the shown run, so beside Resume its text says that it starts a new one,
 * and Resume is the next step.
 */
export function describeRunButton(run: FleetRun | null, label: string, newRunLabel: string): RunButton {
  const canResume = run !== null && run.status !== 'running' && listWaitingAgencies(run).length > 0;
  return { runLabel: canResume ? newRunLabel : label, isRunSecondary: canResume };
}
