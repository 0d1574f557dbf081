import { act, renderHook } from '@testing-library/react';
import { type OpenRule } from '@/screens/business-rules/editor/openRule';
import { type ReadToEdit, useReadThenEdit } from '@/screens/business-rules/editor/write/useReadThenEdit';
import { type RuleEditActions } from '@/screens/business-rules/editor/write/useRuleEdit';

const RULE = { identity: 'daily_cap' } as OpenRule;
const OPENED_MEANWHILE = 'Another rule was opened before daily_cap was loaded.';

/** A page without a dialog, that reads a rule; `finish` ends the reading. */
function startReading() {
  const openEditor = jest.fn();
  const closed: RuleEditActions['edit'] = { status: 'closed' };
  const page = renderHook(
    (state: Partial<RuleEditActions>) =>
      useReadThenEdit({ edit: closed, isIdle: true, openEditor, ...state } as RuleEditActions),
    { initialProps: {} },
  );
  let finish: () => void = () => undefined;
  const reading = new Promise<ReadToEdit>((resolve) => {
    finish = () => resolve({ rule: RULE, editorText: '5' });
  });
  act(() => page.result.current.readThenEdit('daily_cap', () => reading));
  return { ...page, openEditor, finish: () => act(async () => finish()) };
}

it('opens the editor when the rule has been read', async () => {
  const { result, openEditor, finish } = startReading();
  expect(result.current.loadingIdentity).toBe('daily_cap');
  await finish();
  expect(openEditor).toHaveBeenCalledWith(RULE, '5');
  expect(result.current).toMatchObject({ loadingIdentity: null, problem: null });
});

it.each<[string, Partial<RuleEditActions>]>([
  ['was opened and closed again', { edit: { status: 'closed' } }],
  ['has a dialog with an outcome', { isIdle: false }],
])('opens nothing over another rule that %s meanwhile', async (_what, state) => {
  const { result, rerender, openEditor, finish } = startReading();
  rerender(state);
  await finish();
  expect(openEditor).not.toHaveBeenCalled();
  expect(result.current.problem?.text).toBe(OPENED_MEANWHILE);
});

it('opens nothing after the page was left, or the reading cancelled', async () => {
  const left = startReading();
  left.unmount();
  await left.finish();
  expect(left.openEditor).not.toHaveBeenCalled();
  const cancelled = startReading();
  act(() => cancelled.result.current.cancel());
  await cancelled.finish();
  expect(cancelled.openEditor).not.toHaveBeenCalled();
});
