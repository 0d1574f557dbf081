import { useState } from 'react';
import { SESSION_WARNING_MS } from '@/domain/limits';
import { formatMinutesAndSeconds } from '@/lib/text/formatMinutesAndSeconds';
import { callSignOut } from '@/session/auth/callSignOut';
import { selectIsClockNoticeDue } from '@/session/auth/clockSkew';
import { useOnSignOut } from '@/session/auth/useOnSignOut';
import { type CallRecord } from '@/session/callsSlice';
import { usePortalDispatch, usePortalSelector } from '@/session/hooks';
import { errorDismissed, SESSION_NAME } from '@/session/noticesSlice';
import { useSlowCalls } from '@/shared/writes/useSlowCalls';
import { useNowEverySecond } from '@/ui/hooks/useNowEverySecond';
import { lazyComponent } from '@/ui/loading/lazyComponent';
import { useRecordVisits } from '../useRecordVisits';
import { NewBuildNotice } from './NewBuildNotice';
import { Notice } from './Notice';
import { Toasts } from './Toasts';
import './Notices.css';

/** Rarely shown. */
const ClockNotice = lazyComponent(() =>
  import(/* webpackChunkName: 'details' */ './ClockNotice').then((loaded) => loaded.ClockNotice),
);

/** A slow write has a notice in its own dialog (SlowWriteNotice). */
const isReadOrSignIn = ({ kind }: CallRecord) => kind === 'read' || kind === 'signIn';

/** Notices and toasts on every page. They cover its content, so that the content does not move. */
export function Notices() {
  const { isOnline, unsavedNames, uncaughtError, sessionEnding } = usePortalSelector(
    ({ notices }) => notices,
  );
  const isSessionSaved = !unsavedNames.includes(SESSION_NAME);
  const otherUnsavedNames = unsavedNames.filter((name) => name !== SESSION_NAME);
  const isClockWrong = usePortalSelector(selectIsClockNoticeDue);
  const dispatch = usePortalDispatch();
  // No notices: these two are here because their code may load after the first rendering (decision 127).
  useRecordVisits();
  useOnSignOut(callSignOut);
  const slowCalls = useSlowCalls(isReadOrSignIn);
  return (
    <>
      <div className="notices">
        {!isOnline && <OfflineNotice />}
        {sessionEnding && <SessionEndingNotice {...sessionEnding} />}
        {isClockWrong && <ClockNotice />}
        {slowCalls.count > 0 && (
          <Notice
            title="The platform is slow to respond"
            actionLabel="Stop waiting"
            onAction={slowCalls.giveUp}
          >
            {slowCalls.count === 1 ? 'One call has' : `${slowCalls.count} calls have`} been waiting for more
            than 3 seconds. Calls time out after 10 seconds.
          </Notice>
        )}
        {uncaughtError !== null && (
          <Notice
            title="Something went wrong in this portal"
            actionLabel="Dismiss"
            onAction={() => dispatch(errorDismissed())}
          >
            The page still works; reloading may help. <code>{uncaughtError}</code>
          </Notice>
        )}
        <NewBuildNotice />
        {unsavedNames.length > 0 && (
          <Notice title={isSessionSaved ? 'Not everything is saved' : 'Your session is not saved'}>
            The browser’s storage is blocked or full: reloading the page{' '}
            {[
              !isSessionSaved && 'signs you out',
              otherUnsavedNames.length > 0 && `loses what is new in ${otherUnsavedNames.join(', ')}`,
            ]
              .filter(Boolean)
              .join(', and ')}
            .
          </Notice>
        )}
      </div>
      <Toasts />
    </>
  );
}

/** Can be closed, because it covers rows, and a loss of the connection can last. The next loss shows it again. */
function OfflineNotice() {
  const [isDismissed, setIsDismissed] = useState(false);
  if (isDismissed) return null;
  return (
    <Notice title="You are offline" actionLabel="Dismiss" onAction={() => setIsDismissed(true)}>
      Nothing can be loaded or saved until the connection is back.
    </Notice>
  );
}

function SessionEndingNotice({ endsAt, reason }: { endsAt: number; reason: 'idle' | 'expired' }) {
  const secondsLeft = Math.ceil((endsAt - useNowEverySecond(true)) / 1_000);
  const timeLeft = formatMinutesAndSeconds(Math.min(Math.max(secondsLeft * 1_000, 0), SESSION_WARNING_MS));
  // The button needs no handler: any click counts as activity and keeps the session.
  return reason === 'idle' ? (
    <Notice title="Are you still there?" actionLabel="Stay signed in">
      You have been inactive for a while. You will be signed out in {timeLeft}.
    </Notice>
  ) : (
    <Notice title="Your sign-in is about to expire">
      You will have to log in again in {timeLeft}. Save what you are working on.
    </Notice>
  );
}
