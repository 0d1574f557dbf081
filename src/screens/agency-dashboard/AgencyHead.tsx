import Button from 'antd/es/button';
import { useLayoutEffect } from 'react';
import { useGetAgencyQuery } from '@/api/agency';
import { formatTimestampIn } from '@/domain/dates';
import { getStatusTone } from '@/domain/statusTones';
import { loadAgencyNotes } from '@/session/agency-notes/loadAgencyNotes';
import { toPlatformTime } from '@/session/auth/clockSkew';
import { usePortalDispatch, usePortalSelector, usePortalStore } from '@/session/hooks';
import { selectAgencyName } from '@/shared/agencies/selectAgencyName';
import { useAgencyNames } from '@/shared/agencies/useAgencyNames';
import { useAgencyNote } from '@/shared/agencies/useAgencyNote';
import { usePin } from '@/shared/agencies/usePin';
import { StatusTag } from '@/ui/data/StatusTag';
import { useNow } from '@/ui/hooks/useNow';
import { PageHead } from '@/ui/navigation/PageHead';
import { AgencyNoteButton } from './AgencyNoteButton';

/** The agency's name, state and local time. It reads what the profile below reads. */
export function AgencyHead({ abbreviation }: { abbreviation: string }) {
  const { currentData: agency, isFetching } = useGetAgencyQuery({ abbreviation });
  const { names } = useAgencyNames();
  const knownName = usePortalSelector((state) => selectAgencyName(state, abbreviation));
  const status = agency?.database_status;
  const dispatch = usePortalDispatch();
  // Before the first paint, so that nothing moves.
  useLayoutEffect(() => dispatch(loadAgencyNotes()), [dispatch]);
  const note = useAgencyNote(abbreviation);
  const { pinProps, pinIcon } = usePin(abbreviation);
  return (
    <PageHead
      subject={knownName ?? (isFetching ? '' : abbreviation)}
      initials={abbreviation.slice(0, 2)}
      tags={
        <>
          <StatusTag tone="still">{abbreviation}</StatusTag>
          {status && <StatusTag tone={getStatusTone(status)}>{status}</StatusTag>}
          {note.isProtected && <StatusTag tone="bad">★ protected</StatusTag>}
        </>
      }
      details={
        <>
          {agency && <LocalTime timeZone={names.timeZone(agency.timezone)} />}
          {note.text !== '' && <span>{note.text}</span>}
        </>
      }
      actions={
        <>
          <AgencyNoteButton abbreviation={abbreviation} note={note} />
          <Button icon={pinIcon} {...pinProps} />
        </>
      }
    />
  );
}

/** Nothing where the zone's name is not known to the browser, or is not loaded. */
function LocalTime({ timeZone }: { timeZone: string }) {
  const { getState } = usePortalStore();
  const now = new Date(toPlatformTime(getState(), useNow())).toISOString();
  const [, time] = formatTimestampIn(now, timeZone)?.split(' ') ?? [];
  if (time === undefined) return null;
  return (
    <span>
      {timeZone}, now {time.slice(0, 5)}
    </span>
  );
}
