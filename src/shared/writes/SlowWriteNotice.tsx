import Button from 'antd/es/button';
import { useCallback } from 'react';
import { useParams } from 'react-router-dom';
import { type CallRecord, listPendingCalls, selectCalls } from '@/session/callsSlice';
import { usePortalSelector } from '@/session/hooks';
import { useSlowCalls } from './useSlowCalls';

interface Props {
  /** When the dialog's write began, in ms since 1970: an earlier one can still be pending. */
  startedAt: number;
}

/**
 * Says within a dialog, which is a live region, that its write, or the reading before or after it, is slow. Its button stops
 * waiting for the response.
 */
export function SlowWriteNotice({ startedAt }: Props) {
  const { abbreviation = null } = useParams();
  const isOwn = useCallback(
    (call: CallRecord) => call.agency === abbreviation && call.startedAt >= startedAt && !call.isBackground,
    [abbreviation, startedAt],
  );
  const isWritePending = usePortalSelector((state) =>
    listPendingCalls(selectCalls(state)).some((call) => call.kind === 'write' && isOwn(call)),
  );
  // Before the write, what is changed is read again (decision 23), and features also after it.
  const isWaitedFor = useCallback(
    (call: CallRecord) => call.kind === (isWritePending ? 'write' : 'read') && isOwn(call),
    [isWritePending, isOwn],
  );
  const { count, giveUp } = useSlowCalls(isWaitedFor);
  if (count === 0) return null;
  return (
    <p>
      This takes longer than usual. The portal waits at most 10 seconds for each answer.{' '}
      <Button size="small" onClick={giveUp}>
        Stop waiting
      </Button>
    </p>
  );
}
