import { type FleetRun } from '@/domain/fleet/fleetRun';
import { formatCount } from '@/lib/text/formatCount';
import { formatNumber } from '@/lib/text/formatNumber';
import { type Scope } from '@/shared/fleet-ui/useScope';

interface Props {
  run: FleetRun;
  scope: Scope;
}

/** Says that a run was not of the agencies that are chosen now. A link to Fleet chooses agencies, and starts no run. */
export function OtherChoiceNote({ run, scope }: Props) {
  // While the list of agencies loads, nobody knows whether it is another choice.
  if (!scope.canRun || run.status === 'running' || hasSameAgencies(run, scope)) return null;
  return (
    <p className="fleet-other-choice">
      These results cover {formatCount(run.agencies.length, 'agency', 'agencies')}, not the{' '}
      {formatNumber(scope.agencies.length)} chosen now.
    </p>
  );
}

function hasSameAgencies(run: FleetRun, { agencies }: Scope): boolean {
  const asked = new Set(run.agencies.map(({ abbreviation }) => abbreviation));
  return asked.size === agencies.length && agencies.every(({ abbreviation }) => asked.has(abbreviation));
}
