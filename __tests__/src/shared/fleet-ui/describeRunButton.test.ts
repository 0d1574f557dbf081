import { describeRunButton } from '@/shared/fleet-ui/describeRunButton';
import { createStoppedRun } from '@tests/support/healthRunFixture';

it.each([
  ['no run', null, 'Run'],
  ['a run under way', { ...createStoppedRun(3, 1), status: 'running' }, 'Run'],
  ['a run without a rest', { ...createStoppedRun(3, 3), status: 'done' }, 'Run'],
  ['a paused run', { ...createStoppedRun(3, 1), status: 'paused' }, 'Start new run'],
  ['a stopped run', createStoppedRun(3, 1), 'Start new run'],
] as const)('with %s', (_what, run, runLabel) => {
  expect(describeRunButton(run, 'Run', 'Start new run')).toEqual({
    runLabel,
    isRunSecondary: runLabel === 'Start new run',
  });
});
