import { useMemo } from 'react';
import { useNavigate } from 'react-router-dom';
import { matchesAgency } from '@/domain/agencies/matchesAgency';
import { type FleetRun } from '@/domain/fleet/fleetRun';
import { buildValidityCalendar } from '@/domain/fleet/validityCalendar';
import { buildAgencyPath } from '@/domain/paths';
import { getPlatformTime } from '@/session/auth/clockSkew';
import { usePortalStore } from '@/session/hooks';
import { OpenAgencyFailure } from '@/shared/agencies/OpenAgencyFailure';
import { useOpenAgency } from '@/shared/agencies/useOpenAgency';
import { FleetTable } from '@/shared/fleet-ui/FleetTable';
import { useSortParam } from '@/shared/fleet-ui/useSortParam';
import { EmptyState } from '@/ui/feedback/EmptyState';
import { NoMatch } from '@/ui/filter/NoMatch';
import { describeNoLapse, describeOtherDocuments } from './describeCalendar';
import { buildLapseColumns, getLapseKey } from './lapseColumns';
import { LapseLine } from './LapseLine';

interface Props {
  run: FleetRun<'health'>;
  /** Filters the agencies. */
  text: string;
  onClear: () => void;
}

/** Shows the documents (terms, privacy, about) that have lapsed or lapse soon: on a line of time, and as a table. */
export function ValidityCalendar({ run, text, onClear }: Props) {
  const { getState } = usePortalStore();
  const navigate = useNavigate();
  const { openAgency, openingText, ...openFailure } = useOpenAgency();
  const [sort, setSort] = useSortParam('sortHealth');
  const { now, matching, calendar } = useMemo(() => {
    const time = getPlatformTime(getState());
    const agencies = run.agencies.filter((agency) => matchesAgency(agency, text));
    return { now: time, matching: agencies, calendar: buildValidityCalendar({ ...run, agencies }, time) };
  }, [run, text, getState]);
  const { lapses } = calendar;
  const columns = useMemo(() => buildLapseColumns(now), [now]);
  const isFiltered = text !== '';
  const open = (key: string) => {
    const lapse = lapses.find((candidate) => getLapseKey(candidate) === key);
    const agency = run.agencies.find(({ abbreviation }) => abbreviation === lapse?.abbreviation);
    if (!agency) return;
    const path = buildAgencyPath('agencyDiagnostics', agency.abbreviation);
    void openAgency(agency, () => void navigate(path));
  };
  return (
    <>
      <p className="fleet-note">
        {describeOtherDocuments(calendar)} <span role="status">{openingText}</span>
      </p>
      <OpenAgencyFailure {...openFailure} />
      <LapseLine lapses={lapses} now={now} />
      <div className="fleet-matrix">
        <FleetTable
          label="Documents"
          nouns={['document', 'documents']}
          runId={run.id}
          filterKey={text}
          sort={sort}
          onSort={setSort}
          columns={columns}
          rows={lapses}
          getKey={getLapseKey}
          onOpen={open}
          emptyState={
            isFiltered ? (
              <NoMatch
                title={matching.length === 0 ? 'No agency matches' : describeNoLapse(calendar, isFiltered)}
                onClear={onClear}
              />
            ) : (
              <EmptyState title={describeNoLapse(calendar, isFiltered)} />
            )
          }
        />
      </div>
    </>
  );
}
