import Button from 'antd/es/button';
import { type ReactNode, useEffect, useState } from 'react';
import { SESSION_WARNING_MS } from '@/domain/limits';
import { useSlowCalls } from '@/screens/common/useSlowCalls';
import { usePortalDispatch, usePortalSelector } from '@/session/hooks';
import { errorDismissed } from '@/session/noticesSlice';
import './Notices.css';

/** What the portal has to tell on whatever page, beside its content: nothing on the page moves for it. */
export function Notices() {
  const { isOnline, isSessionPersisted, uncaughtError, ending } = usePortalSelector(({ notices }) => notices);
  const dispatch = usePortalDispatch();
  const slowCalls = useSlowCalls(['read', 'signIn']);
  return (
    <div className="notices">
      {!isOnline && (
        <Notice title="You are offline">
          What is on the page stays; nothing can be saved until the connection is back.
        </Notice>
      )}
      {ending && <SessionEndingNotice {...ending} />}
      {slowCalls.count > 0 && (
        <Notice
          title="The platform is slow to answer"
          action={
            <Button size="small" onClick={slowCalls.giveUp}>
              Stop waiting
            </Button>
          }
        >
          {slowCalls.count === 1 ? 'One call has' : `${slowCalls.count} calls have`} waited for more than 3
          seconds. After 10 seconds they are given up.
        </Notice>
      )}
      {uncaughtError !== null && (
        <Notice
          title="Something went wrong in this portal"
          action={
            <Button size="small" onClick={() => dispatch(errorDismissed())}>
              Dismiss
            </Button>
          }
        >
          The page still works; reloading may help. <code>{uncaughtError}</code>
        </Notice>
      )}
      {!isSessionPersisted && (
        <Notice title="This browser keeps nothing">
          Its storage is blocked or full: reloading the page signs you out.
        </Notice>
      )}
    </div>
  );
}

function Notice({ title, action, children }: { title: string; action?: ReactNode; children: ReactNode }) {
  return (
    <section className="notices__notice">
      <div>
        {/* The title alone is read out: what stands below may tick. */}
        <strong role="status">{title}</strong>
        <p>{children}</p>
      </div>
      {action}
    </section>
  );
}

function SessionEndingNotice({ endsAt, reason }: { endsAt: number; reason: 'idle' | 'expired' }) {
  const seconds = useSecondsUntil(endsAt);
  // Any key or click keeps an idle session; the button is there to be one.
  return reason === 'idle' ? (
    <Notice title="Are you still there?" action={<Button size="small">Stay signed in</Button>}>
      Nobody has used the portal for a while: it signs you out in {formatMinutes(seconds)}.
    </Notice>
  ) : (
    <Notice title="Your sign-in is about to expire">
      You will have to log in again in {formatMinutes(seconds)}. Save what you are working on.
    </Notice>
  );
}

function useSecondsUntil(endsAt: number): number {
  const secondsLeft = () =>
    Math.min(Math.max(Math.ceil((endsAt - Date.now()) / 1000), 0), SESSION_WARNING_MS / 1000);
  const [seconds, setSeconds] = useState(secondsLeft);
  useEffect(() => {
    const interval = setInterval(() => setSeconds(secondsLeft()), 1000);
    return () => clearInterval(interval);
  });
  return seconds;
}

function formatMinutes(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
