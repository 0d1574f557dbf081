import { type UnknownAction } from '@reduxjs/toolkit';
import { type ChangeQueue, type ItemResult } from '@/domain/changes/changeQueue';
import {
  changeQueueSlice,
  itemFinished,
  itemReopened,
  itemSent,
  queueAdvanced,
  queueEnded,
  stepCompleted,
  stepUndone,
} from '@/shared/change-queue/changeQueueSlice';
import { FAILED, startRuleQueue, UNKNOWN } from '@tests/support/queueFixture';

const SENT = { result: 'unknown', note: 'sent, no answer so far' } as const;
const SKIPPED = { result: 'skipped', note: null } as const;
const DONE = { result: 'done', note: null } as const;
const DIFFERED = { result: 'differed', note: 'another value was submitted' } as const;
const UNCHANGED = { result: 'unchanged', note: 'it has this value already' } as const;

const apply = (actions: UnknownAction[]) =>
  actions.reduce<ChangeQueue | null>(changeQueueSlice.reducer, null);

/** The result and the note of an item that ended as `earlier` and was opened again, after the actions `last`. */
function reopen(earlier: ItemResult, ...last: UnknownAction[]) {
  const actions: UnknownAction[] = [
    startRuleQueue(),
    itemFinished(earlier),
    queueAdvanced(),
    itemReopened(0),
    ...last,
  ];
  const { result, note } = apply(actions)?.items[0] ?? {};
  return { result, note };
}

it.each([
  ['Skip', queueAdvanced()],
  ['End', queueEnded()],
])('%s leaves an item that was opened again as it was', (_name, action) => {
  expect(reopen(UNKNOWN, action)).toEqual(UNKNOWN);
});

it('counts an item as done that was sent, and has nothing to do any more', () => {
  expect(reopen(UNKNOWN, itemFinished(UNCHANGED))).toEqual({ result: 'done', note: null });
  expect(reopen(SKIPPED, itemFinished(UNCHANGED))).toEqual(UNCHANGED);
  // Without being opened again.
  expect(reopen(UNKNOWN, itemSent(), itemFinished(UNCHANGED)).result).toBe('done');
});

it('does not count an item as failed that may have been applied before, until it was looked at', () => {
  expect(reopen(UNKNOWN, itemFinished(FAILED))).toEqual(UNKNOWN);
  expect(reopen(UNKNOWN, itemFinished(FAILED), itemFinished(FAILED))).toEqual(UNKNOWN);
  expect(reopen(SKIPPED, itemFinished(FAILED))).toEqual(FAILED);
  // After another unknown outcome, only a check says that it failed.
  expect(reopen(UNKNOWN, itemFinished(UNKNOWN), itemFinished(FAILED))).toEqual(FAILED);
  // Sent once more without being opened again.
  expect(reopen(SKIPPED, itemFinished(UNKNOWN), itemSent(), itemFinished(FAILED))).toEqual(UNKNOWN);
});

it.each([
  ['Skip', queueAdvanced()],
  ['End', queueEnded()],
])('%s does not count an item as skipped that is being sent', (_name, action) => {
  expect(reopen(SKIPPED, itemSent(), action)).toEqual(SENT);
});

it('counts an item as the platform has answered, whatever it was while it was sent', () => {
  expect(reopen(SKIPPED, itemSent(), itemFinished(FAILED))).toEqual(FAILED);
  expect(reopen(UNKNOWN, itemSent(), itemFinished(FAILED))).toEqual(UNKNOWN);
});

it('an item that is done stays so while more is sent, and when that is refused', () => {
  expect(reopen(SKIPPED, itemFinished(DONE), itemSent())).toEqual(DONE);
  expect(reopen(SKIPPED, itemFinished(DONE), itemSent(), itemFinished(FAILED))).toEqual(DONE);
  expect(reopen(SKIPPED, itemFinished(DONE), itemFinished(DIFFERED))).toEqual(DIFFERED);
  expect(reopen(SKIPPED, itemFinished(DONE), itemFinished(DIFFERED), itemFinished(FAILED))).toEqual(FAILED);
});

it('an item that was done is so again when a check finds that more was not applied', () => {
  expect(reopen(SKIPPED, itemFinished(DONE), itemFinished(UNKNOWN))).toEqual(UNKNOWN);
  expect(reopen(SKIPPED, itemFinished(DONE), itemFinished(UNKNOWN), itemFinished(FAILED))).toEqual(DONE);
  // A check before could not tell.
  expect(
    reopen(SKIPPED, itemFinished(DONE), itemFinished(UNKNOWN), itemFinished(UNKNOWN), itemFinished(FAILED)),
  ).toEqual(DONE);
});

it.each([
  ['Skip', [], queueAdvanced()],
  ['Next after a failure', [itemFinished(FAILED)], queueAdvanced()],
  ['Skip of an item that was opened again', [itemFinished(FAILED), itemReopened(0)], queueAdvanced()],
  ['Open of another item', [itemFinished(UNKNOWN), queueAdvanced()], itemReopened(0)],
  ['Open after the end', [itemFinished(FAILED), queueEnded()], itemReopened(0)],
])('%s is undone when the page was not left', (_name, before, step) => {
  const earlier = apply([startRuleQueue(), ...before, stepCompleted()]);
  expect(apply([startRuleQueue(), ...before, step])).not.toEqual(earlier);
  expect(apply([startRuleQueue(), ...before, step, stepUndone()])).toEqual(earlier);
});

it('keeps a result that comes before the step is undone', () => {
  const queue = apply([
    startRuleQueue(),
    itemSent(),
    queueAdvanced(),
    itemFinished({ index: 0, ...DONE }),
    stepUndone(),
  ]);
  expect(queue).toMatchObject({ position: 0, items: [DONE, { result: null }] });
});

it('a step whose page was reached is not undone', () => {
  const actions = [startRuleQueue(), queueAdvanced(), stepCompleted()];
  expect(apply([...actions, stepUndone()])).toEqual(apply(actions));
});
