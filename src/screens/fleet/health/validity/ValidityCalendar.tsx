import { type ReactNode, useMemo, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { VALIDITY_CALENDAR_DAYS } from '@/domain/fleet/fleetLimits';
import { type FleetRun } from '@/domain/fleet/fleetRun';
import { buildValidityCalendar } from '@/domain/fleet/validityCalendar';
import { buildAgencyPath } from '@/domain/paths';
import { getPlatformTime } from '@/session/auth/clockSkew';
import { usePortalStore } from '@/session/hooks';
import { useOpenAgency } from '@/shared/agencies/useOpenAgency';
import { CallFailure } from '@/shared/errors/CallFailure';
import { FleetTable } from '@/shared/fleet-ui/FleetTable';
import { EmptyState } from '@/ui/feedback/EmptyState';
import { FilterBox } from '@/ui/filter/FilterBox';
import { NoMatch } from '@/ui/filter/NoMatch';
import { buildLapseColumns, getLapseKey } from './lapseColumns';
import { LapseLine } from './LapseLine';

interface Props {
  run: FleetRun<'health'>;
  /** The switch between the readings. */
  children: ReactNode;
}

/** What of terms, privacy and about has lapsed or lapses soon: on a line of time, and as a table. */
export function ValidityCalendar({ run, children }: Props) {
  const { getState } = usePortalStore();
  const navigate = useNavigate();
  const { openAgency, failureTitle, failure } = useOpenAgency();
  const [now] = useState(() => getPlatformTime(getState()));
  const [text, setText] = useState('');
  const calendar = useMemo(() => buildValidityCalendar(run, now), [run, now]);
  const { lapses } = calendar;
  const columns = useMemo(() => buildLapseColumns(now), [now]);
  const rows = useMemo(() => {
    const term = text.trim().toLowerCase();
    return lapses.filter(({ abbreviation }) => abbreviation.toLowerCase().includes(term));
  }, [lapses, text]);
  const open = (key: string) => {
    const lapse = lapses.find((candidate) => getLapseKey(candidate) === key);
    const agency = run.agencies.find(({ abbreviation }) => abbreviation === lapse?.abbreviation);
    if (!agency) return;
    const path = buildAgencyPath('agencyDiagnostics', agency.abbreviation);
    void openAgency(agency, () => void navigate(path));
  };
  return (
    <>
      <div className="fleet-tools">
        {children}
        <FilterBox label="Filter" placeholder="Agency" value={text} onChange={setText} appliedValue={text} />
        <p className="fleet-note">{describeRest(calendar)}</p>
      </div>
      {failureTitle !== null && <CallFailure failure={failure} title={failureTitle} />}
      <LapseLine lapses={rows} now={now} />
      <div className="fleet-matrix">
        <FleetTable
          label="Documents"
          nouns={['document', 'documents']}
          runId={`${run.id}/validity`}
          columns={columns}
          rows={rows}
          getKey={getLapseKey}
          onOpen={open}
          emptyState={
            lapses.length > 0 ? (
              <NoMatch title="No agency matches" onClear={() => setText('')} />
            ) : (
              <EmptyState title={`Nothing has lapsed, or lapses in the next ${VALIDITY_CALENDAR_DAYS} days`}>
                {describeRest(calendar)}
              </EmptyState>
            )
          }
        />
      </div>
    </>
  );
}

/** For example `312 valid for longer · 9 without a version · 30 not read` */
function describeRest(calendar: ReturnType<typeof buildValidityCalendar>): string {
  const { lastingCount, missingCount, unreadCount } = calendar;
  return [
    `${lastingCount.toLocaleString('en-US')} valid for longer`,
    missingCount > 0 && `${missingCount.toLocaleString('en-US')} without a version`,
    unreadCount > 0 && `${unreadCount.toLocaleString('en-US')} not read`,
  ]
    .filter(Boolean)
    .join(' · ');
}
