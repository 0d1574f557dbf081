import Button from 'antd/es/button';
import { useSlowCalls } from './useSlowCalls';

/** Says within a dialog that what it sent takes long, and lets somebody stop waiting for the answer. */
export function SlowWriteNotice() {
  const { count, giveUp } = useSlowCalls(['write']);
  if (count === 0) return null;
  return (
    <p role="status">
      This takes longer than usual; after 10 seconds it is given up.{' '}
      <Button size="small" onClick={giveUp}>
        Stop waiting
      </Button>
    </p>
  );
}
