import { useNavigate } from 'react-router-dom';
import { type FleetRun } from '@/domain/fleet/fleetRun';
import { buildAgencyPath } from '@/domain/paths';
import { formatCount } from '@/lib/text/formatCount';
import { OpenAgencyFailure } from '@/shared/agencies/OpenAgencyFailure';
import { useOpenAgency } from '@/shared/agencies/useOpenAgency';

interface Props {
  run: FleetRun;
  abbreviations: readonly string[];
  /** The agency's page that opens. */
  page: 'businessRules' | 'appFeatures';
  /** The query string of the page, with its question mark. */
  search?: string;
}

/** More agencies than this are folded. */
export const SHOWN_AGENCIES = 12;

/** Agencies that lead to a page of theirs, after a sign-in where it is needed. */
export function AgencyLinks({ run, abbreviations, page, search = '' }: Props) {
  const navigate = useNavigate();
  const { openAgency, openingText, ...openFailure } = useOpenAgency();
  const agencies = abbreviations.flatMap(
    (abbreviation) => run.agencies.find((agency) => agency.abbreviation === abbreviation) ?? [],
  );
  const count = abbreviations.length;
  return (
    <details open={count <= SHOWN_AGENCIES}>
      <summary>{formatCount(count, 'agency', 'agencies')}</summary>
      <ul className="fleet-panel__agencies">
        {agencies.map((agency) => {
          const { abbreviation, name } = agency;
          const openPage = () => void navigate(buildAgencyPath(page, abbreviation) + search);
          return (
            <li key={abbreviation}>
              <button
                type="button"
                className="text-button"
                title={name ?? undefined}
                onClick={() => void openAgency(agency, openPage)}
              >
                {abbreviation}
              </button>
            </li>
          );
        })}
      </ul>
      <p role="status" className="fleet-note">
        {openingText}
      </p>
      <OpenAgencyFailure {...openFailure} />
    </details>
  );
}
