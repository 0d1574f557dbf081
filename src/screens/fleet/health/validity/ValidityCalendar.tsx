import { type ReactNode, useMemo, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { type FleetRun } from '@/domain/fleet/fleetRun';
import { buildValidityCalendar } from '@/domain/fleet/validityCalendar';
import { buildAgencyPath } from '@/domain/paths';
import { getPlatformTime } from '@/session/auth/clockSkew';
import { usePortalStore } from '@/session/hooks';
import { OpenAgencyFailure } from '@/shared/agencies/OpenAgencyFailure';
import { useOpenAgency } from '@/shared/agencies/useOpenAgency';
import { FleetTable } from '@/shared/fleet-ui/FleetTable';
import { RunBar } from '@/shared/fleet-ui/RunBar';
import { EmptyState } from '@/ui/feedback/EmptyState';
import { FilterBox } from '@/ui/filter/FilterBox';
import { NoMatch } from '@/ui/filter/NoMatch';
import { describeNoLapse, describeOtherDocuments } from './describeCalendar';
import { buildLapseColumns, getLapseKey } from './lapseColumns';
import { LapseLine } from './LapseLine';

interface Props {
  run: FleetRun<'health'>;
  /** The switch between the views. */
  children: ReactNode;
}

/** Shows the documents (terms, privacy, about) that have lapsed or lapse soon: on a line of time, and as a table. */
export function ValidityCalendar({ run, children }: Props) {
  const { getState } = usePortalStore();
  const navigate = useNavigate();
  const { openAgency, ...openFailure } = useOpenAgency();
  const [text, setText] = useState('');
  const { now, calendar } = useMemo(() => {
    const time = getPlatformTime(getState());
    return { now: time, calendar: buildValidityCalendar(run, time) };
  }, [run, getState]);
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
      <div className="fleet-tools fleet-health-run">
        <RunBar run={run} />
        {children}
        <FilterBox label="Filter" placeholder="Agency" value={text} onChange={setText} appliedValue={text} />
      </div>
      <p className="fleet-note">{describeOtherDocuments(calendar)}</p>
      <OpenAgencyFailure {...openFailure} />
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
              <EmptyState title={describeNoLapse(calendar)} />
            )
          }
        />
      </div>
    </>
  );
}
