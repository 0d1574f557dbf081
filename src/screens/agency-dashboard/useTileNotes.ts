import { type ChangeKind } from '@/domain/changes/change';
import { formatRecentTime } from '@/domain/dates';
import { summarizeLastRun } from '@/domain/diagnostics/lastRun';
import { formatCount } from '@/lib/text/formatCount';
import { getPlatformTime } from '@/session/auth/clockSkew';
import { selectRegion } from '@/session/auth/sessionSlice';
import { selectStoredCheckResults } from '@/session/diagnosticsSlice';
import { usePortalSelector, usePortalStore } from '@/session/hooks';
import { selectJournal } from '@/session/journal/journalState';
import { listChangesToCheck } from '@/session/journal/listChangesToCheck';
import { type AgencyPageRoute } from '@/shared/agencies/agencyPages';
import { type TileNote } from '@/ui/navigation/Tiles';
import { useReadinessNote } from './useReadinessNote';

type TileNotes = Partial<Record<AgencyPageRoute, TileNote>>;

/** The page that writes each kind of change. A registration has two changes, of which one counts. */
const CHANGE_ROUTES: Partial<Record<ChangeKind, AgencyPageRoute>> = {
  payment: 'riders',
  rule: 'businessRules',
  features: 'appFeatures',
  administrator: 'adminUsers',
};

/** Notes on the tiles of an agency's pages, without a call: the changes of the session, and its last diagnostics. */
export function useTileNotes(abbreviation: string): Readonly<TileNotes> {
  const { getState } = usePortalStore();
  const region = usePortalSelector(selectRegion);
  const journal = usePortalSelector(selectJournal);
  const changesToCheck = new Set(listChangesToCheck(journal));
  const lastRun = summarizeLastRun(
    usePortalSelector((state) => selectStoredCheckResults(state, region, abbreviation)),
  );
  const now = getPlatformTime(getState());
  const readinessNote = useReadinessNote(abbreviation, now);
  const notes: TileNotes = {};
  for (const [kind, route] of Object.entries(CHANGE_ROUTES)) {
    const ownChanges = journal.changes.filter(
      (change) => change.region === region && change.agency === abbreviation && change.object.kind === kind,
    );
    const todayCount = ownChanges.filter(
      ({ outcome, completedAt, at }) =>
        (outcome === 'succeeded' || completedAt !== undefined) && isSameDay(at, now),
    ).length;
    const toCheckCount = ownChanges.filter((change) => changesToCheck.has(change)).length;
    const note = [
      todayCount > 0 && `${formatCount(todayCount, 'change', 'changes')} by you today`,
      toCheckCount > 0 && `${toCheckCount} to check`,
    ].filter(Boolean);
    if (note.length > 0) notes[route] = { text: note.join(' · '), isProblem: toCheckCount > 0 };
  }
  const diagnosticsNote = [
    // The head of the page has the agency's time.
    lastRun && `${lastRun.shortText}, ${formatRecentTime(lastRun.ranAt, now)} your time`,
    readinessNote,
  ].filter((text) => text !== null);
  if (diagnosticsNote.length > 0)
    notes.agencyDiagnostics = {
      text: diagnosticsNote.join(' · '),
      isProblem: lastRun?.hasProblem ?? false,
    };
  return notes;
}

/** In the browser's time zone. */
function isSameDay(first: number, second: number): boolean {
  return new Date(first).toDateString() === new Date(second).toDateString();
}
