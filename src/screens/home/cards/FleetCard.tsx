import { type Ref } from 'react';
import { Link } from 'react-router-dom';
import { formatTimestamp } from '@/domain/dates';
import { CHECK_STATUSES } from '@/domain/diagnostics/checkStatus';
import { isDiagnosticsCheck } from '@/domain/diagnostics/checkTitles';
import { formatStatusCount } from '@/domain/failureTexts/diagnostics';
import { countOutcomes } from '@/domain/fleet/countOutcomes';
import { type FleetRun } from '@/domain/fleet/fleetRun';
import { buildPath } from '@/domain/paths';
import { formatCount } from '@/lib/text/formatCount';
import { formatNumber } from '@/lib/text/formatNumber';
import { usePortalSelector } from '@/session/hooks';
import { selectRun } from '@/shared/fleet/fleetState';
import { Timestamp } from '@/ui/data/Timestamp';
import { HomeCard } from './HomeCard';

/** The last check of many agencies in this session. */
export function FleetCard({ linkRef }: { linkRef: Ref<HTMLAnchorElement> }) {
  const run = usePortalSelector((state) => selectRun(state, 'health'));
  const startedAt = run && new Date(run.startedAt).toISOString();
  return (
    <HomeCard
      title="All agencies"
      extra={
        <Link ref={linkRef} to={buildPath('fleet')}>
          Open Fleet
        </Link>
      }
    >
      {run && startedAt !== null ? (
        <>
          <p>
            {formatNumber(countOutcomes(run, 'done'))} of{' '}
            {formatCount(run.agencies.length, 'agency', 'agencies')} checked,{' '}
            <Timestamp time={startedAt}>{formatTimestamp(startedAt)}</Timestamp>
          </p>
          <p>{summarize(run)}</p>
        </>
      ) : (
        <p className="home-card__empty">
          Fleet checks the configuration of all agencies at once, and finds a rider whose agency is not known.
        </p>
      )}
    </HomeCard>
  );
}

/** `959 ok · 341 alerts · 2 agencies could not be asked`: of the checks that are columns of Fleet's Diagnostics (decision 134) */
function summarize(run: FleetRun<'health'>): string {
  const statuses = Object.values(run.outcomes).flatMap((outcome) =>
    outcome.status === 'done'
      ? Object.entries(outcome.answer)
          .filter(([id]) => isDiagnosticsCheck(id))
          .map(([, { status }]) => status)
      : [],
  );
  const failedCount = countOutcomes(run, 'failed');
  return [
    ...CHECK_STATUSES.map((status) => [status, statuses.filter((other) => other === status).length] as const)
      .filter(([, count]) => count > 0)
      .map(([status, count]) => formatStatusCount(status, count)),
    ...(failedCount > 0 ? [`${formatCount(failedCount, 'agency', 'agencies')} could not be asked`] : []),
  ].join(' · ');
}
