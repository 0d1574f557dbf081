import { act, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'react-redux';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { ThemeProvider } from '@/app/ThemeProvider';
import { KEEP_INPUT_MIN } from '@/domain/limits';
import { RuleModal } from '@/screens/business-rules/editor/RuleModal';
import { type RuleEditActions, useRuleEdit } from '@/screens/business-rules/editor/write/useRuleEdit';
import { createTestStore } from '@tests/support/createTestStore';
import { enterText, replaceText } from '@tests/support/enterText';
import { respondWith } from '@tests/support/fakeNetwork';
import { passTime } from '@tests/support/passTime';
import {
  changeRuleOnServer,
  dialogButton,
  findDialog,
  findOutcomeDialog,
  jsonInput,
  network,
  openMinutesRule,
  openRule,
  valueInput,
} from '@tests/support/ruleFixture';

const createMinutesRule = (id: string) => ({
  id,
  category: '2',
  categoryName: 'Transfers',
  identity: `rule_${id}`,
  isObject: false,
  ruleJson: '{"minutes":5}',
});

/** Renders the dialog of the rule edit, closed. */
async function renderRuleModal(): Promise<{ getRuleEdit: () => RuleEditActions | undefined }> {
  const store = await createTestStore({ agencies: ['CBTA'] }, network);
  let ruleEdit: RuleEditActions | undefined;
  function RuleModalHost() {
    const currentEdit = useRuleEdit('CBTA');
    ruleEdit = currentEdit;
    return <RuleModal ruleEdit={currentEdit} />;
  }
  const router = createMemoryRouter([{ path: '/', element: <RuleModalHost /> }]);
  render(
    <ThemeProvider>
      <Provider store={store}>
        <RouterProvider router={router} />
      </Provider>
    </ThemeProvider>,
  );
  return { getRuleEdit: () => ruleEdit };
}

it('an editor opened again, for another or the same rule, does not show the text typed before', async () => {
  const { getRuleEdit } = await renderRuleModal();
  const user = userEvent.setup();
  // The portal opens the editor in the same way, with the typed text, after a failed submit.
  const openEditor = (id: string, typedText: string) =>
    act(() => getRuleEdit()?.returnToEditor(createMinutesRule(id), typedText));
  openEditor('a', '5');
  await replaceText(user, valueInput(), '4242');
  openEditor('b', '733');
  expect(screen.getByText('Edit rule_b')).toBeInTheDocument();
  expect(valueInput()).toHaveValue('733');
  await user.type(valueInput(), '9');
  openEditor('b', '733');
  expect(valueInput()).toHaveValue('733');
});

it('keeps the line breaks of a text that it is opened with, also if the rule has none', async () => {
  const { getRuleEdit } = await renderRuleModal();
  const rule = { ...createMinutesRule('a'), ruleJson: '{"text":"one line"}' };
  act(() => getRuleEdit()?.returnToEditor(rule, 'first\nsecond'));
  await enterText(userEvent.setup(), valueInput(), '\nthird');
  expect(valueInput()).toHaveValue('first\nsecond\nthird');
});

it('keeps the line breaks of lines that are pasted into a text of one line, with the focus behind them', async () => {
  const { user } = await openRule('transfers', 'transfer_notice');
  await replaceText(user, valueInput(), 'start end');
  await user.pointer({ target: valueInput(), offset: 6, keys: '[MouseLeft]' });
  await user.paste('first\r\nsecond\r\n');
  expect(valueInput()).toHaveValue('start first\nsecond\nend');
  expect(valueInput()).toHaveFocus();
  await user.keyboard('third');
  expect(valueInput()).toHaveValue('start first\nsecond\nthirdend');
});

it('leaves one line that was copied with its line break to the input', async () => {
  await openRule('transfers', 'transfer_notice');
  const clipboardData = { getData: () => 'one line\r\n' };
  const isDefaultPrevented = !fireEvent.paste(valueInput(), { clipboardData });
  expect(isDefaultPrevented).toBe(false);
});

it('sends each line break as the rule has it', async () => {
  await changeRuleOnServer('transfers', 'transfer_notice', '{"text":"first\\r\\nse\\ncond"}');
  const { user } = await openRule('transfers', 'transfer_notice');
  await enterText(user, valueInput(), '\nthird');
  const bodies = network.recordBodies('PATCH');
  await user.click(dialogButton('Submit'));
  await findOutcomeDialog('Business Rule Edited Successfully');
  expect(bodies[0]).toContain('"rule":{"text":"first\\r\\nse\\ncond\\r\\nthird"}');
});

it('shows the old and the new text of several lines with their line breaks', async () => {
  await changeRuleOnServer('transfers', 'transfer_notice', '{"text":"first\\nsecond"}');
  const { user, dialog } = await openRule('transfers', 'transfer_notice');
  await enterText(user, valueInput(), '\nthird');
  const difference = within(dialog).getByRole('list', { name: 'Difference' });
  expect(difference.querySelector('del')?.textContent).toBe('first\nsecond');
  expect(difference.querySelector('ins')?.textContent).toBe('first\nsecond\nthird');
});

it.each([
  ['transfer_minutes', () => valueInput()],
  ['transfer_notice', () => valueInput()],
  ['round_trips_allowed', () => screen.getByRole('button', { name: 'False' })],
  ['transfer_matrix', () => screen.getByLabelText('JSON')],
])('the editor of %s opens with the focus in its field', async (identity, getField) => {
  await openRule('transfers', identity);
  expect(getField()).toHaveFocus();
});

it.each([
  ['transfers', 'transfer_minutes', 'Transfers'],
  ['account', 'overdraft', 'Account Limits'],
] as const)('the dialog of %s %s leads to the same rule of other agencies', async (category, rule, name) => {
  await openRule(category, rule);
  const link = screen.getByRole('link', { name: 'Compare with other agencies' });
  const url = new URL(link.getAttribute('href') ?? '', window.location.origin);
  expect(url.pathname).toBe('/fleet');
  expect(Object.fromEntries(url.searchParams)).toMatchObject({
    tab: 'rules',
    category: name,
    rule,
    reference: 'CBTA',
  });
});

it('the JSON of an object that was cut down to one key is opened again as JSON after a conflict', async () => {
  const { user } = await openRule('account', 'overdraft');
  await replaceText(user, jsonInput(), '{"cents": 300}');
  await changeRuleOnServer('account', 'overdraft', '{"cents":1,"allowed":false}');
  await user.click(dialogButton('Submit'));
  await findDialog('overdraft has changed since you opened it');
  network.intercept('PATCH', respondWith(400));
  await user.click(dialogButton('Send mine over it'));
  await findOutcomeDialog('Business Rule Edit Failure');
  await user.click(dialogButton('Try again'));
  await findDialog('Edit overdraft');
  expect(jsonInput()).toHaveValue('{"cents": 300}');
});

it('a number in cents is shown as money too', async () => {
  const { user, dialog } = await openRule('account', 'minimum_top_up');
  await replaceText(user, valueInput(), '1250');
  expect(dialog).toHaveTextContent('In cents = $12.50');
  expect(screen.getByRole('region', { name: 'Old and new value' })).toHaveTextContent(
    /\$\d+\.\d\d → \$12\.50$/,
  );
  await enterText(user, valueInput(), '.5');
  expect(dialog).toHaveTextContent('In cents = —');
});

it('says when the old and the new value appear, while the new one is not valid', async () => {
  const { user } = await openRule('transfers', 'transfer_minutes');
  await user.clear(valueInput());
  expect(screen.getByRole('region', { name: 'Old and new value' })).toHaveTextContent(
    'Old and new value appear here once the new one is valid',
  );
});

it('says when a change that the platform is too busy for can be tried again', async () => {
  const { submit } = await openMinutesRule();
  network.intercept('PATCH', respondWith(429, {}, { 'retry-after': '30' }), 1);
  await submit();
  const dialog = within(await findOutcomeDialog('Business Rule Edit Failure'));
  expect(dialog.getByText('Failed with status: 429')).toBeVisible();
  expect(dialog.getByText('The platform is busy (429): try again in 30 seconds.')).toBeVisible();
});

describe('a refused change leads to the agency’s sign-in', () => {
  async function signInAgain() {
    const page = await openMinutesRule();
    network.intercept('PATCH', respondWith(403), 1);
    await page.submit();
    const dialog = within(await findOutcomeDialog('Business Rule Edit Failure'));
    return { ...page, press: () => page.user.click(dialog.getByRole('link', { name: 'Sign in again' })) };
  }

  it('without a question, and back to the page, which keeps what was typed for the whole session', async () => {
    const { user, press, currentUrl } = await signInAgain();
    const url = currentUrl();
    await press();
    expect(await screen.findByText('What you typed is kept.')).toBeVisible();
    passTime((KEEP_INPUT_MIN + 1) * 60_000);
    await user.click(await screen.findByRole('button', { name: 'Sign in with my operator account' }));
    await screen.findByRole('heading', { level: 1, name: 'BUSINESS RULES' });
    expect(currentUrl()).toBe(url);
    expect(await screen.findByText('What you had typed is kept.')).toBeVisible();
    await user.click(await screen.findByRole('button', { name: 'Open transfer_minutes' }));
    await findDialog('Edit transfer_minutes');
    expect(await screen.findByDisplayValue('90')).toBe(valueInput());
  });

  it('after a question if what was typed cannot be stored', async () => {
    const { user, press } = await signInAgain();
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    await press();
    expect(await screen.findByText('Leave without saving?')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Leave' }));
    await screen.findByRole('heading', { level: 1, name: 'AGENCY LOGIN' });
  });
});
