import { formatRecentTime } from '@/domain/dates';
import { summarizeLastRun } from '@/domain/diagnostics/lastRun';
import { buildAgencyPath } from '@/domain/paths';
import { toPlatformTime } from '@/session/auth/clockSkew';
import { selectRegion } from '@/session/auth/sessionSlice';
import { selectStoredCheckResults } from '@/session/diagnosticsSlice';
import { usePortalSelector } from '@/session/hooks';
import { useNow } from '@/ui/hooks/useNow';
import { Icon } from '@/ui/icons/Icon';
import { AgencyLink, type OpenAgencyPage } from './AgencyLink';
import { HomeCard } from './HomeCard';
import { useAgencyName } from './useAgencyName';

interface Props {
  /** Abbreviations: the pinned agencies, then the recent ones. */
  agencies: readonly string[];
  pinned: readonly string[];
  openingAgency: string | null;
  onOpen: OpenAgencyPage;
}

export function MyAgenciesCard({ agencies, pinned, openingAgency, onOpen }: Props) {
  return (
    <HomeCard title="My agencies">
      {agencies.length === 0 ? (
        <p className="home-card__empty">The agencies that you open or pin will be here.</p>
      ) : (
        <ul>
          {agencies.map((abbreviation) => (
            <AgencyRow
              key={abbreviation}
              abbreviation={abbreviation}
              isPinned={pinned.includes(abbreviation)}
              isOpening={openingAgency === abbreviation}
              onOpen={onOpen}
            />
          ))}
        </ul>
      )}
    </HomeCard>
  );
}

interface RowProps {
  abbreviation: string;
  isPinned: boolean;
  isOpening: boolean;
  onOpen: OpenAgencyPage;
}

function AgencyRow({ abbreviation, isPinned, isOpening, onOpen }: RowProps) {
  const name = useAgencyName(abbreviation, isPinned);
  const region = usePortalSelector(selectRegion);
  const checks = usePortalSelector((state) => selectStoredCheckResults(state, region, abbreviation));
  const now = useNow();
  const platformTime = usePortalSelector((state) => toPlatformTime(state, now));
  const lastRun = summarizeLastRun(checks);
  return (
    <li className="home-list__row">
      <span className="home-list__icon" role="img" aria-label={isPinned ? 'Pinned' : 'Recent'}>
        <Icon name={isPinned ? 'star-filled' : 'clock'} />
      </span>
      <AgencyLink
        abbreviation={abbreviation}
        to={buildAgencyPath('agencyDashboard', abbreviation)}
        onOpen={onOpen}
        className="home-list__text"
      >
        <b>{abbreviation}</b> {name}
      </AgencyLink>
      <span className="home-list__note" data-problem={lastRun?.hasProblem}>
        {isOpening
          ? 'Opening…'
          : lastRun
            ? `${lastRun.text}, ${formatRecentTime(lastRun.ranAt, platformTime)}`
            : 'diagnostics not run'}
      </span>
    </li>
  );
}
