import { useEffect, useState } from 'react';
import { SESSION_WARNING_MS } from '@/domain/limits';
import { formatMinutesAndSeconds } from '@/lib/text/formatMinutesAndSeconds';
import { callSignOut } from '@/session/auth/callSignOut';
import { selectIsClockNoticeDue } from '@/session/auth/clockSkew';
import { useOnSignOut } from '@/session/auth/useOnSignOut';
import { type CallRecord } from '@/session/callsSlice';
import { usePortalDispatch, usePortalSelector } from '@/session/hooks';
import { errorDismissed } from '@/session/noticesSlice';
import { watchStoredRollout } from '@/shared/rollout/endStoredRollout';
import { useSlowCalls } from '@/shared/writes/useSlowCalls';
import { useNow } from '@/ui/hooks/useNow';
import { lazyComponent } from '@/ui/loading/lazyComponent';
import { loadWithRetry } from '@/ui/loading/loadWithRetry';
import { useAfterInteraction } from '@/ui/loading/useAfterInteraction';
import { AnnounceContext, Notice } from './Notice';
import './Notices.css';

/* Rarely shown. */
const ClockNotice = lazyComponent(() =>
  import(/* webpackChunkName: 'details' */ './ClockNotice').then((loaded) => loaded.ClockNotice),
);
const UnsavedNotice = lazyComponent(() =>
  import(/* webpackChunkName: 'details' */ './UnsavedNotice').then((loaded) => loaded.UnsavedNotice),
);

const loadNewBuildNotice = () =>
  loadWithRetry(() => import(/* webpackChunkName: 'shell-extras' */ './NewBuildNotice'));

/** A slow write has a notice in its own dialog (SlowWriteNotice). */
const isReadOrSignIn = ({ kind }: CallRecord) => kind === 'read' || kind === 'signIn';

/** Notices on every page. They cover its content, so that the content does not move. */
export function Notices() {
  const { isOnline, unsavedNames, uncaughtError, sessionEnding } = usePortalSelector(
    ({ notices }) => notices,
  );
  const isClockWrong = usePortalSelector(selectIsClockNoticeDue);
  const dispatch = usePortalDispatch();
  // No notice: it is here because its code may load after the first rendering (decision 127).
  useOnSignOut(callSignOut);
  // Likewise (decision 128). On every page, because another tab can store a rollout at any time.
  useEffect(() => dispatch(watchStoredRollout()), [dispatch]);
  const slowCalls = useSlowCalls(isReadOrSignIn);
  const newBuild = useAfterInteraction(loadNewBuildNotice);
  const [announcedTitles, setAnnouncedTitles] = useState<readonly string[]>([]);
  return (
    <AnnounceContext value={setAnnouncedTitles}>
      <div className="notices">
        {/* Not atomic: with a second notice the first one would be read again. */}
        <div role="status" aria-atomic="false" className="visually-hidden">
          {announcedTitles.map((title) => (
            <p key={title}>{title}</p>
          ))}
        </div>
        {/* In a low window the notices scroll: the first one is always in view. */}
        {sessionEnding && <SessionEndingNotice {...sessionEnding} />}
        {!isOnline && <OfflineNotice />}
        {isClockWrong && <ClockNotice />}
        {slowCalls.count > 0 && (
          <Notice
            title="The platform is slow to respond"
            actionLabel="Stop waiting"
            onAction={slowCalls.giveUp}
          >
            {slowCalls.count === 1 ? 'One call has' : `${slowCalls.count} calls have`} been waiting for more
            than 3 seconds. The portal waits at most 10 seconds for each answer.
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
        {newBuild && <newBuild.NewBuildNotice />}
        {unsavedNames.length > 0 && <UnsavedNotice names={unsavedNames} />}
      </div>
    </AnnounceContext>
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
  const secondsLeft = Math.ceil((endsAt - useNow(1_000)) / 1_000);
  const timeLeft = formatMinutesAndSeconds(Math.min(Math.max(secondsLeft * 1_000, 0), SESSION_WARNING_MS));
  // The button needs no handler: any click counts as activity and keeps the session.
  return reason === 'idle' ? (
    <Notice isUrgent title="Are you still there?" actionLabel="Stay signed in">
      You have been inactive for a while. You will be signed out in {timeLeft}.
    </Notice>
  ) : (
    <Notice isUrgent title="Your sign-in is about to expire">
      You will have to log in again in {timeLeft}. Save what you are working on.
    </Notice>
  );
}
