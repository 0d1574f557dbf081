import { type Rollout } from '@/domain/rollout/rollout';
import { rolloutClosed, rolloutSlice, rolloutStarted } from '@/shared/rollout/rolloutSlice';
import { type RolloutState } from '@/shared/rollout/rolloutState';
import { selectRolloutBlocker } from '@/shared/rollout/selectRolloutBlocker';

const rolloutOf = (status: Rollout['status'], stepStatus = 'done') =>
  ({ id: `${status} ${stepStatus}`, status, steps: [{ status: stepStatus }] }) as unknown as Rollout;

it.each<[string, Partial<RolloutState>, string | null]>([
  ['no rollout', { rollout: null }, null],
  ['a result', { rollout: rolloutOf('stopped') }, null],
  ['one that waits', { rollout: rolloutOf('paused') }, 'Another rollout is under way.'],
  [
    'one that was stopped during a write',
    { rollout: rolloutOf('stopped', 'sending') },
    'Another rollout is under way.',
  ],
  [
    'a result of which Check now reads an agency',
    { rollout: rolloutOf('done', 'unknown'), verifyingAgency: 'AMTA' },
    'Check now is still reading an agency.',
  ],
  [
    'a result of another tab',
    { rollout: rolloutOf('done'), isElsewhere: true },
    'Another tab has a rollout or its result. Close it there first.',
  ],
  [
    'one that could not be read',
    { rollout: null, isUnreadable: true },
    'A stored rollout could not be read. Reload the page.',
  ],
])(
  'with %s, a rollout starts, and the old one can be closed, only without a problem',
  (_name, change, problem) => {
    const state = { ...rolloutSlice.getInitialState(), ...change };
    expect(selectRolloutBlocker({ rollout: state })).toBe(problem);
    const next = rolloutOf('running');
    const { rollout: started } = rolloutSlice.reducer(state, rolloutStarted(next));
    expect(started).toBe(problem === null ? next : state.rollout);
    const { rollout: closed } = rolloutSlice.reducer(state, rolloutClosed());
    expect(closed).toBe(problem === null ? null : state.rollout);
  },
);
