import Button from 'antd/es/button';
import { useCallback } from 'react';
import { useParams } from 'react-router-dom';
import { type CallRecord } from '@/session/callsSlice';
import { useSlowCalls } from './useSlowCalls';

interface Props {
  /** When the dialog's write began, in ms since 1970: an earlier one can still be pending. */
  startedAt: number;
}

/** Says within a dialog that its write is slow. Its button stops waiting for the response. */
export function SlowWriteNotice({ startedAt }: Props) {
  const { abbreviation = null } = useParams();
  const isOwnWrite = useCallback(
    (call: CallRecord) =>
      call.kind === 'write' && call.agency === abbreviation && call.startedAt >= startedAt,
    [abbreviation, startedAt],
  );
  const { count, cancel } = useSlowCalls(isOwnWrite);
  if (count === 0) return null;
  return (
    <p role="status">
      This takes longer than usual. The portal waits at most 10 seconds for each answer.{' '}
      <Button size="small" onClick={cancel}>
        Stop waiting
      </Button>
    </p>
  );
}
