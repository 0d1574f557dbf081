import { formatRecentTime } from '@/domain/dates';
import { getPlatformTime } from '@/session/auth/clockSkew';
import { usePortalStore } from '@/session/hooks';

/** A dot for a payment that this operator has corrected in this session. A new one tints its row for 4 seconds. */
export function CorrectedMark({ time, isNew }: { time: number; isNew: boolean }) {
  const { getState } = usePortalStore();
  const text = describeCorrected(time, getPlatformTime(getState()));
  return (
    <span className="corrected-mark" title={text} data-new={isNew}>
      <span className="visually-hidden">{text}</span>
    </span>
  );
}

/** `corrected by you 00:51`, with the date if that is not today. The times are the platform's, in milliseconds since 1970. */
function describeCorrected(time: number, now: number): string {
  return `corrected by you ${formatRecentTime(new Date(time).toISOString(), now)}`;
}
