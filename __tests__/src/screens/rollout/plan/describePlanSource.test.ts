import { describePlanSource, describePlanTitle } from '@/screens/rollout/plan/describePlanSource';

it('says of an undo plan from a file that it puts back some rollout, which need not be the last one', () => {
  const undo = { kind: 'undo', rolloutId: 'r' } as const;
  expect(describePlanSource(undo)).toMatch(/^puts back what the last rollout changed/);
  expect(describePlanSource({ ...undo, fileName: 'undo.json' })).toMatch(
    /^from the file undo\.json, puts back what a rollout changed/,
  );
});

it('tells the rest of an undo, which goes on with it, from an undo plan, which undoes it', () => {
  const rest = { kind: 'undo', rolloutId: 'r', isRest: true } as const;
  expect(describePlanSource(rest)).toMatch(/^goes on with an undo that ended early/);
  expect(describePlanTitle(rest)).toBe('Rest of an undo');
  expect(describePlanTitle({ kind: 'undo', rolloutId: 'r' })).toBe('Undo plan');
  expect(describePlanTitle({ kind: 'fleet', agency: null })).toBe('Plan');
});
