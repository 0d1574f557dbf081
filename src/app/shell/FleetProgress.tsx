import { Link } from 'react-router-dom';
import { buildRunPath } from '@/domain/fleet/fleetPath';
import { type FleetKind } from '@/domain/fleet/fleetRun';
import { measureProgress } from '@/domain/fleet/runProgress';
import { formatNumber } from '@/lib/text/formatNumber';
import { useThrottledSelector } from '@/session/useThrottledSelector';
import { hasChangedStatus, selectUnfinishedRun } from '@/shared/fleet/fleetState';
import { Icon } from '@/ui/icons/Icon';

const STATUS_TEXTS = {
  running: '',
  paused: ' paused',
  stopped: ' stopped',
  done: '',
} as const;

const TITLES: Record<FleetKind, string> = {
  health: 'HEALTH in many agencies',
  rules: 'RULES in many agencies',
  features: 'FEATURES in many agencies',
  riders: 'A rider in many agencies',
  lookup: 'A list of riders',
  plan: 'The plan of a rollout',
};

/** The run over many agencies that is not finished, on every page. */
export function FleetProgress() {
  const run = useThrottledSelector(selectUnfinishedRun, hasChangedStatus);
  if (!run) return null;
  const { done } = measureProgress(run, 0);
  const count = `${formatNumber(done)} of ${formatNumber(run.agencies.length)}`;
  return (
    <Link className="top-bar__button" to={buildRunPath(run.kind)} title={TITLES[run.kind]}>
      <Icon name="globe" />
      <span>
        {run.kind === 'plan' ? 'Plan' : 'Fleet'}
        {STATUS_TEXTS[run.status]} {count}
      </span>
    </Link>
  );
}
