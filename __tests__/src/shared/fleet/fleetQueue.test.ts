import { DIAGNOSTICS_PARALLEL_CALLS } from '@/domain/limits';
import { type FairQueue } from '@/lib/fairQueue';
import { type PortalState } from '@/session/hooks';
import { checkQueue } from '@/shared/checks/checkCalls';
import { createFleetQueue } from '@/shared/fleet/fleetQueue';

const PAGE_CALL = { kind: 'read', durationMs: null };
const { signal } = new AbortController();

/** A queue with the pending calls of the open page. */
function createQueue(calls: readonly unknown[]) {
  let records = calls;
  let finishCalls = (): void => undefined;
  const finished = new Promise<boolean>((resolve) => (finishCalls = () => resolve(true)));
  return {
    queue: createFleetQueue({
      getState: () => ({ calls: { records } }) as unknown as PortalState,
      condition: () => finished,
    }),
    startPageCall: () => (records = [PAGE_CALL]),
    finishPageCall: () => {
      records = [];
      finishCalls();
    },
  };
}

const acquireAll = (queue: FairQueue, owner: string) =>
  Promise.all(Array.from({ length: DIAGNOSTICS_PARALLEL_CALLS }, () => queue.acquire(owner, signal)));
const releaseAll = (releases: readonly (() => void)[]) => releases.forEach((release) => release());

it('leaves the slots to the checks of the open page while it waits for a call of the page', async () => {
  const { queue, finishPageCall } = createQueue([PAGE_CALL]);
  const ofRun = acquireAll(queue, 'CBTA');
  releaseAll(await acquireAll(checkQueue, 'coupons'));
  finishPageCall();
  releaseAll(await ofRun);
});

it('gives a slot back when a call of the page has begun before it got the slot', async () => {
  const { queue, startPageCall, finishPageCall } = createQueue([]);
  const ofPage = await acquireAll(checkQueue, 'coupons');
  const ofRun = acquireAll(queue, 'CBTA');
  startPageCall();
  releaseAll(ofPage);
  releaseAll(await acquireAll(checkQueue, 'terms'));
  finishPageCall();
  releaseAll(await ofRun);
});

it('does not wait for a call that no page waits for', async () => {
  const { queue } = createQueue([{ ...PAGE_CALL, isBackground: true }]);
  const release = await queue.acquire('CBTA', signal);
  release();
});
