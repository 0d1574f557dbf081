import Button from 'antd/es/button';
import { useSlowCalls } from './useSlowCalls';

const WRITES = ['write'] as const;

/** Says within a dialog that its write is slow. Its button stops waiting for the response. */
export function SlowWriteNotice() {
  const { count, cancel } = useSlowCalls(WRITES);
  if (count === 0) return null;
  return (
    <p role="status">
      This takes longer than usual. The portal stops waiting after 10 seconds.{' '}
      <Button size="small" onClick={cancel}>
        Stop waiting
      </Button>
    </p>
  );
}
