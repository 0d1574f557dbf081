import { parseAbbreviation } from '@/domain/paths';
import { type Region } from '@/domain/regions';
import { isRecord } from '@/lib/isRecord';
import {
  clearFormDraft,
  clearOtherOperatorsDraft,
  clearTakenDraft,
  DRAFT_TAKEN,
  getOpenFormPath,
  hasFormDraft,
  limitFormDraft,
  saveFormDraft,
} from '../drafts/formDrafts';
import { addPortalListener, type PortalStore } from '../hooks';
import { keepStoredJournal, selectJournal } from '../journal/journalState';
import { clearOperatorsInput, clearStoredInput, startExpiryTimer } from '../storage/expiringEntries';
import { onSaveResult } from '../storage/persistence';
import { reportSaveResult } from '../storage/reportSaveResult';
import { safeSessionStorage } from '../storage/safeStorage';
import { JOURNAL_STORAGE_KEY, SESSION_SCOPED_KEYS } from '../storage/storageKeys';
import {
  keepCorrectionsOfExpiredSession,
  takeCorrectionsOfExpiredSession,
} from '../writes/expiredCorrections';
import { pendingWriteSaved } from '../writes/pendingWritesSlice';
import { parseAgencyLoginState } from './agencyLoginState';
import { getLeaveReason, type LeaveReason } from './leaveReason';
import { hashOperator, selectOperator } from './operator';
import { regionSelected } from './regionSlice';
import { clearReturnUrl, saveReturnUrl } from './returnUrl';
import { getKeepMinutes, SESSION_ENDS } from './sessionEnds';
import { agencyInputLost, agencyTokenDropped, operatorSignedIn, sessionEnded } from './sessionSlice';
import { startSessionTimer } from './sessionTimer';
import { SIGNED_OUT, storeSessionEnd, storeSessionUse } from './sessionUses';
import { type TabChannel } from './tabChannel';

/**
 * Opens the sign-in screen as a new document, so that no data of the session stays in memory. `region`: the one that the
 * sign-in form selects; null for that of the open URL.
 */
export type LeavePage = (reason: LeaveReason, region: Region | null) => void;

interface Options {
  tabChannel: TabChannel;
  leavePage: LeavePage;
}

/**
 * Does what follows when a session begins or ends, in this tab or in another one (decisions 4 to 6). `close` stops this.
 * `checkSessionEnd` ends a session that is restored too late.
 */
export function startSessionListeners(store: PortalStore, { tabChannel, leavePage }: Options) {
  const { dispatch, getState } = store;
  const sessionTimer = startSessionTimer(store);
  const stopExpiryTimer = startExpiryTimer();
  onSaveResult((name, isSaved) => dispatch(reportSaveResult(name, isSaved)));
  tabChannel.onSessionEnd((reason, sessionId, operatorHash) => {
    const state = getState();
    if (state.session.sessionId === sessionId) {
      // Another tab may not know that this one is in use, if nothing can be stored.
      if (reason === 'idle') sessionTimer.checkSessionEnd();
      else dispatch(sessionEnded({ reason }));
    }
    // This tab has no operator, but may still store the input of an expired session: it is removed when the same
    // operator signs out elsewhere.
    else if (reason === 'otherTab' && operatorHash !== null && selectOperator(state).email === null)
      clearOperatorsInput(operatorHash);
  });
  tabChannel.broadcastChannel?.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    if (isRecord(data) && data.type === DRAFT_TAKEN) clearTakenDraft(data.id);
  });

  const stopListeners = [
    dispatch(
      addPortalListener({
        actionCreator: sessionEnded,
        effect: ({ payload }, api) => {
          const { reason, wasWriteRejected = false } = payload;
          const previousState = api.getOriginalState();
          const { sessionId, region } = previousState.session;
          const operator = selectOperator(previousState);
          const { configuration } = previousState;
          const { isSignOut, keepsCorrections, broadcast } = SESSION_ENDS[reason];
          const keepMinutes = getKeepMinutes(reason, configuration);
          let isUrlStored = false;
          // A form that is open, or the draft of one that was.
          const hadInput = getOpenFormPath() !== null || hasFormDraft(operator);
          const storedJournal = safeSessionStorage.readEntry(JOURNAL_STORAGE_KEY);
          // At once: redux-persist would write its changes later. And first, because a full storage then has room.
          SESSION_SCOPED_KEYS.forEach(safeSessionStorage.remove);
          try {
            if (sessionId !== null && isSignOut) storeSessionUse(sessionId, SIGNED_OUT);
            // Where the other tabs are not told, the session can go on in them.
            else if (sessionId !== null && broadcast) storeSessionEnd(sessionId);
            if (keepMinutes > 0) {
              // Without an operator it would be offered to nobody, in place of the URL of an operator's earlier session. And
              // HOME is none to offer: it leaves the one that it offers.
              if (operator.email !== null && window.location.pathname !== '/') {
                saveReturnUrl({ path: getWantedUrl(), operator }, keepMinutes);
                isUrlStored = true;
              }
            }
            // Of another version's session the operator is unknown. An administrator's session without an operator ends
            // on the way to the operator's sign-in, after which the wanted page is offered (decision 29).
            else if (operator.email !== null || !isSignOut) clearReturnUrl();
            limitFormDraft(configuration.keepInputMinutes);
            // A draft outlives a session that ended by itself. It is saved here, while the form is still mounted. An
            // administrator's session without an operator can only have input of an operator's earlier session.
            if (configuration.keepInputMinutes === 0 || (isSignOut && operator.email !== null))
              clearStoredInput();
            else if (keepMinutes > 0) {
              saveFormDraft(operator, wasWriteRejected, keepMinutes);
              if (keepsCorrections)
                keepCorrectionsOfExpiredSession(previousState.pendingWrites, operator, keepMinutes);
              // After a reload a session can end before the journal's code has loaded, which otherwise does this.
              if (!selectJournal(previousState).isLoaded)
                keepStoredJournal(storedJournal, operator, keepMinutes);
            }
            if (sessionId !== null) tabChannel.postSessionEnd(reason, sessionId, hashOperator(operator));
          } finally {
            const isInputLost = hadInput && !hasFormDraft(operator);
            leavePage(
              getLeaveReason(reason, isInputLost, previousState, storedJournal),
              // The link that is offered can be of the other region. Otherwise the operator signs in again where the session was.
              isUrlStored ? null : region,
            );
          }
        },
      }),
    ),
    dispatch(
      addPortalListener({
        actionCreator: agencyTokenDropped,
        effect: ({ payload: { abbreviation, token, wasWriteRejected = false } }, api) => {
          const state = api.getState();
          const wasStored = api.getOriginalState().session.agencyTokens[abbreviation] === token;
          // Calls that were rejected together each drop the token; a read must not change what a write's draft says.
          if (!wasStored && !wasWriteRejected) return;
          // Only a form of that agency is unmounted. A form of another agency stays.
          if (parseAbbreviation(getOpenFormPath() ?? '') !== abbreviation) return;
          // The session goes on: its end limits or removes the draft.
          if (saveFormDraft(selectOperator(state), wasWriteRejected, null)) return;
          clearFormDraft();
          api.dispatch(agencyInputLost(abbreviation));
        },
      }),
    ),
    dispatch(
      addPortalListener({
        actionCreator: operatorSignedIn,
        effect: ({ payload: { region } }, api) => {
          const operator = selectOperator(api.getState());
          clearOtherOperatorsDraft(operator);
          takeCorrectionsOfExpiredSession(operator).forEach((write) =>
            api.dispatch(pendingWriteSaved(write)),
          );
          const backendUrl = api.getState().configuration.backends[region];
          api.dispatch(regionSelected({ region, backendUrl }));
        },
      }),
    ),
  ];

  return {
    checkSessionEnd: sessionTimer.checkSessionEnd,
    close: () => {
      stopListeners.forEach((stopListening) => stopListening());
      tabChannel.close();
      sessionTimer.close();
      stopExpiryTimer();
    },
  };
}

/** With query and hash. In place of AGENCY LOGIN the page in whose place it was opened (`AgencyLoginState`). */
function getWantedUrl(): string {
  const { pathname, search, hash } = window.location;
  // React Router keeps a location's state in `usr` of the entry.
  const entry: unknown = window.history.state;
  const loginState = isRecord(entry) ? parseAgencyLoginState(entry.usr) : null;
  return loginState?.returnUrl ?? pathname + search + hash;
}
