import { describePlanSource } from '@/screens/rollout/plan/describePlanSource';

it('says of an undo plan from a file that it puts back some rollout, which need not be the last one', () => {
  const undo = { kind: 'undo', rolloutId: 'r' } as const;
  expect(describePlanSource(undo)).toMatch(/^puts back what the last rollout changed/);
  expect(describePlanSource({ ...undo, fileName: 'undo.json' })).toMatch(
    /^from the file undo\.json, puts back what a rollout changed/,
  );
});
