import { clockNoticeDismissed } from '@/session/auth/sessionSlice';
import { usePortalDispatch, usePortalSelector } from '@/session/hooks';
import { Notice } from './Notice';

/** Says once in a session that this computer's clock is wrong (decision 35). */
export function ClockNotice() {
  const clockSkewMs = usePortalSelector(({ session }) => session.clockSkewMs) ?? 0;
  const dispatch = usePortalDispatch();
  return (
    <Notice
      title="This computer’s clock differs from the platform’s"
      actionLabel="Dismiss"
      onAction={() => dispatch(clockNoticeDismissed())}
    >
      It is {formatClockSkew(clockSkewMs)}. What you send and record has the platform’s time.
    </Notice>
  );
}

/** `26 hours ahead`, `6 minutes behind` */
function formatClockSkew(clockSkewMs: number): string {
  const minutes = Math.round(Math.abs(clockSkewMs) / 60_000);
  const size = minutes < 120 ? `${minutes} minutes` : `${Math.round(minutes / 60)} hours`;
  return `${size} ${clockSkewMs > 0 ? 'ahead' : 'behind'}`;
}
