import { type PortalState } from '../hooks';
import { hasUnexportedChanges, hasUnexportedStoredChanges, selectJournal } from '../journal/journalState';
import { type EndReason } from './sessionEnds';

/**
 * Why the sign-in screen was opened, in its URL. `…Lost…`: unexported changes of the journal, the unsaved input of a form, or
 * both were lost.
 */
export type LeaveReason =
  EndReason | 'otherTabLostChanges' | 'otherTabLostChangesAndInput' | `${EndReason}LostInput`;

/** Nothing asks before a session ends, so the sign-in screen says what was lost. */
export function getLeaveReason(
  reason: EndReason,
  isInputLost: boolean,
  previousState: PortalState,
  storedJournal: Readonly<Record<string, unknown>> | null,
): LeaveReason {
  const inputReason = isInputLost ? (`${reason}LostInput` as const) : reason;
  if (reason !== 'otherTab') return inputReason;
  // A restored tab ends before the journal's code has loaded.
  const hasChanges = selectJournal(previousState).isLoaded
    ? hasUnexportedChanges(previousState)
    : hasUnexportedStoredChanges(storedJournal);
  if (hasChanges) return isInputLost ? 'otherTabLostChangesAndInput' : 'otherTabLostChanges';
  return inputReason;
}
