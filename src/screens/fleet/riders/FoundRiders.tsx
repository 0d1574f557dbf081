import { groupFailedAgencies } from '@/domain/fleet/failedAgencies';
import { FLEET_RIDERS_PER_AGENCY } from '@/domain/fleet/fleetLimits';
import { getAnswer } from '@/domain/fleet/runOutcomes';
import { textOrDash } from '@/domain/missingValue';
import { buildAgencyPath, buildRiderPath } from '@/domain/paths';
import { formatCount } from '@/lib/text/formatCount';
import { formatNumber } from '@/lib/text/formatNumber';
import { usePortalDispatch } from '@/session/hooks';
import { getRidersListName, searchTermChanged } from '@/session/searchTermsSlice';
import { OpenAgencyButton } from '@/shared/agencies/OpenAgencyButton';
import { EmptyState } from '@/ui/feedback/EmptyState';
import { RestOffer, type RestOfferProps } from './RestOffer';

const NOTHING = { riders: [], hasMore: false, unreadableCount: 0 };

/** The riders that a search has found so far, by agency. */
export function FoundRiders({ run, focusRun }: RestOfferProps) {
  const dispatch = usePortalDispatch();
  const { agencies, outcomes, task } = run;
  const term = task.terms.join();
  const results = agencies.flatMap((agency) => {
    const [result = NOTHING] = getAnswer(run, agency.abbreviation)?.results ?? [];
    return result.riders.length + result.unreadableCount > 0 ? [{ agency, ...result }] : [];
  });
  const found = results.filter(({ riders }) => riders.length > 0);
  const failures = groupFailedAgencies(run);
  const failedCount = failures.reduce((sum, { abbreviations }) => sum + abbreviations.length, 0);
  const answered = Object.keys(outcomes).length - failedCount;
  const answeredText =
    answered === agencies.length && answered > 1
      ? `All ${formatCount(answered, 'agency', 'agencies')} answered`
      : `${formatNumber(answered)} of ${formatCount(agencies.length, 'agency', 'agencies')} answered`;
  const count = results.reduce((sum, { riders }) => sum + riders.length, 0);
  const countText = `${results.some(({ hasMore }) => hasMore) ? 'At least ' : ''}${formatCount(count, 'rider', 'riders')} found`;
  const describeSum = () => {
    // A sum of the answers would be announced anew with each of them. The run's progress counts them.
    if (run.status === 'running')
      return count === 0
        ? 'No rider found yet'
        : `${countText} in ${formatCount(found.length, 'agency', 'agencies')} so far`;
    if (count > 0)
      return `${countText} in ${found.length} of ${formatCount(answered, 'agency', 'agencies')} that answered`;
    if (failedCount === agencies.length) return 'No agency could be asked';
    return answered === 0 ? answeredText : `No rider found. ${answeredText}.`;
  };
  const isNoneFound = results.length === 0 && answered > 0 && run.status === 'done';
  return (
    <>
      {/* It announces also what the text in place of the riders shows. */}
      <p role="status" className={isNoneFound ? 'visually-hidden' : 'fleet-found__sum'}>
        {describeSum()}
      </p>
      <RestOffer run={run} focusRun={focusRun} />
      {isNoneFound && (
        <EmptyState icon="riders" title={`No rider matches “${term}”`}>
          {answeredText}.
        </EmptyState>
      )}
      {results.map(({ agency, riders, hasMore, unreadableCount }) => (
        <section
          key={agency.abbreviation}
          className="fleet-found card"
          aria-label={`Riders of ${agency.abbreviation}`}
        >
          <h2>
            {agency.abbreviation} <span className="fleet-panel__name">{agency.name}</span>
          </h2>
          <ul>
            {riders.map((rider) => (
              <li key={rider.user_id} className="spread-row">
                <span>
                  {[rider.first_name, rider.last_name].filter(Boolean).join(' ') || 'No name'} ·{' '}
                  {textOrDash(rider.email)} · {rider.user_id}
                </span>
                <OpenAgencyButton agency={agency} to={buildRiderPath(agency.abbreviation, rider.user_id)}>
                  Open rider
                </OpenAgencyButton>
              </li>
            ))}
          </ul>
          {unreadableCount > 0 && (
            <p className="fleet-found__more">
              {formatCount(unreadableCount, 'rider', 'riders')} that could not be read{' '}
              {unreadableCount === 1 ? 'is' : 'are'} left out.
            </p>
          )}
          {hasMore && (
            <p className="fleet-found__more">
              Only the first {FLEET_RIDERS_PER_AGENCY}.{' '}
              <OpenAgencyButton
                agency={agency}
                to={buildAgencyPath('riders', agency.abbreviation)}
                // The term can be personal data, so it goes to the store and not into the address.
                onOpen={() =>
                  dispatch(searchTermChanged({ list: getRidersListName(agency.abbreviation), term }))
                }
              >
                Open riders
              </OpenAgencyButton>
            </p>
          )}
        </section>
      ))}
      {failures.length > 0 && (
        <section className="fleet-found card" aria-label="Agencies that could not be asked">
          <h2>Could not be asked</h2>
          <ul>
            {failures.map(({ abbreviations, reason }) => (
              <li key={reason}>
                {abbreviations.join(', ')}: {reason}
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}
