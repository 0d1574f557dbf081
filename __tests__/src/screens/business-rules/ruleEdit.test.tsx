import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { NOT_A_WHOLE_NUMBER_TEXT, NOTHING_SENT_TEXT } from '@/domain/failureTexts/ruleValidation';
import { replaceText } from '@tests/support/enterText';
import { neverRespond, respondWith } from '@tests/support/fakeNetwork';
import { renderRoute } from '@tests/support/renderRoute';
import {
  changeRuleOnServer,
  countListLoads,
  dialogButton,
  findOutcomeDialog,
  jsonInput,
  network,
  openMinutesRule,
  openRule,
  valueInput,
} from '@tests/support/ruleFixture';

// `openMinutesRule` opens transfer_minutes, whose value is 75, and types a new value, by default 90.
describe('the PATCH request', () => {
  it('sends a number with all its digits', async () => {
    const { user, dialog } = await openRule('transfers', 'transfer_minutes');
    expect(dialog).toHaveTextContent(/US East›CBTA.*›Business rules›/);
    expect(valueInput()).toHaveAttribute('step', '1');
    expect(valueInput()).toHaveAttribute('min', '0');
    await replaceText(user, valueInput(), '9007199254740993');
    const sentBodies = network.recordBodies('PATCH');
    await user.click(dialogButton('Submit'));
    await findOutcomeDialog('Business Rule Edited Successfully');
    expect(sentBodies).toEqual([
      '{"identity":"transfer_minutes","category":2,"rule":{"minutes":9007199254740993}}',
    ]);
    expect(network.requestsTo('PATCH')).toEqual([
      'PATCH /platform/us-east/businessrules/api/v1/rule?identity=transfer_minutes&category=2',
    ]);
    await user.click(dialogButton('Close'));
    expect(await screen.findByText('9007199254740993', { selector: 'td' })).toBeInTheDocument();
  });

  it('sends a boolean', async () => {
    const { user } = await openRule('transfers', 'round_trips_allowed');
    expect(screen.getByRole('button', { name: 'False' })).toHaveAttribute('aria-pressed', 'true');
    await user.click(screen.getByRole('button', { name: 'True' }));
    const sentBodies = network.recordBodies('PATCH');
    await user.click(dialogButton('Submit'));
    await findOutcomeDialog('Business Rule Edited Successfully');
    expect(sentBodies).toEqual(['{"identity":"round_trips_allowed","category":2,"rule":{"value":true}}']);
  });

  it('sends a string with its spaces and quotes', async () => {
    const { user } = await openRule('cards', 'card_prefix');
    await replaceText(user, valueInput(), ' "60" ');
    const sentBodies = network.recordBodies('PATCH');
    await user.keyboard('{Enter}');
    await findOutcomeDialog('Business Rule Edited Successfully');
    expect(sentBodies).toEqual(['{"identity":"card_prefix","category":4,"rule":{"value":" \\"60\\" "}}']);
  });

  it('sends an object with all its keys and digits', async () => {
    const originalJson =
      '{"__proto__":{"polluted":true},"constructor":"x","n":9007199254740993,"scale":1.0,"toString":1}';
    await renderRoute('/', network, { agencies: ['CBTA'] });
    await changeRuleOnServer('advanced', 'odd_keys', originalJson);
    const { user } = await openRule('advanced', 'odd_keys');
    const shownJson = jsonInput().value;
    await user.clear(jsonInput());
    await user.click(jsonInput());
    await user.paste(shownJson.replace('"x"', '"y"'));
    expect(screen.getByLabelText('Old and new value')).toHaveTextContent('constructor"x"→"y"');
    const sentBodies = network.recordBodies('PATCH');
    await user.click(dialogButton('Submit'));
    await findOutcomeDialog('Business Rule Edited Successfully');
    const editedJson = originalJson.replace('"x"', '"y"');
    expect(sentBodies).toEqual([`{"identity":"odd_keys","category":6,"rule":${editedJson}}`]);
    const response = network.forward(
      new Request('http://localhost/platform/us-east/businessrules/api/v1/rules?agency=CBTA&categories=6', {
        headers: { authorization: `Bearer ${await network.fetchToken('usEast', 'CBTA')}` },
      }),
    );
    expect(await (await response).text()).toContain(editedJson);
    // The rule has a key `__proto__`, which must not change Object.prototype.
    expect({}).not.toHaveProperty('polluted');
  });
});

describe('validation', () => {
  it('rejects what is not a whole number', async () => {
    const { submit } = await openMinutesRule('2.9');
    await submit();
    expect(await screen.findByText(NOT_A_WHOLE_NUMBER_TEXT)).toBeInTheDocument();
    expect(network.requestsTo('PATCH')).toEqual([]);
  });

  it('shows a JSON syntax error with line and column while typing, and in the failure dialog after Submit', async () => {
    const jsonWithoutComma = '{\n  "a": 1\n  "b": 2\n}';
    const { user } = await openRule('transfers', 'transfer_matrix');
    await user.clear(jsonInput());
    await user.click(jsonInput());
    await user.paste(jsonWithoutComma);
    const syntaxErrorText = 'Line 3, column 3: a comma or a closing bracket is expected here';
    expect(await screen.findByText(syntaxErrorText)).toBeInTheDocument();
    const gutter = document.querySelector('.json-text-area__gutter');
    expect(gutter?.textContent?.trim().split(/\s+/)).toEqual(['1', '2', '3', '4']);
    expect(gutter?.querySelector('mark')).toHaveTextContent('3');
    expect(gutter).toHaveAttribute('aria-hidden', 'true');
    expect(dialogButton('Format').closest('button')).toBeDisabled();
    await user.click(dialogButton('Go to the error'));
    expect(jsonInput()).toHaveFocus();
    expect(jsonInput().selectionStart).toBe(jsonWithoutComma.indexOf('"b"'));
    const loadCount = countListLoads();
    await user.click(dialogButton('Submit'));
    const dialog = await findOutcomeDialog('Business Rule Edit Failure');
    expect(dialog).toHaveTextContent('Unable to edit business rule');
    expect(dialog).toHaveTextContent(syntaxErrorText);
    expect(network.requestsTo('PATCH')).toEqual([]);
    await waitFor(() => expect(countListLoads()).toBe(loadCount + 1));
    await user.keyboard('{Escape}');
    expect(jsonInput()).toHaveValue(jsonWithoutComma);
  });

  it('Format indents JSON and preserves digits and keys', async () => {
    const { user } = await openRule('transfers', 'transfer_matrix');
    await user.clear(jsonInput());
    await user.click(jsonInput());
    await user.paste('{"__proto__":1.0,"b":9007199254740993}');
    await user.click(dialogButton('Format'));
    expect(jsonInput()).toHaveValue('{\n  "__proto__": 1.0,\n  "b": 9007199254740993\n}');
  });
});

it('Cancel and Close discard the typed value', async () => {
  const { user } = await openMinutesRule('1');
  await user.click(dialogButton('Cancel'));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  await user.click(screen.getByText('transfer_minutes'));
  expect(valueInput()).toHaveValue('75');
  await user.type(valueInput(), '1');
  // Esc must not discard what was typed.
  await user.keyboard('{Escape}');
  expect(valueInput()).toHaveValue('751');
  await user.click(screen.getByRole('button', { name: 'Close' }));
  await user.click(screen.getByText('transfer_minutes'));
  expect(valueInput()).toHaveValue('75');
  // The only request is the one for the list: no rule was loaded again or sent.
  expect(network.requestsTo('/rule')).toHaveLength(1);
});

it('the processing dialog has no buttons, and Esc does not close it', async () => {
  const { submit, user } = await openMinutesRule();
  network.intercept('PATCH', neverRespond);
  await submit();
  const dialog = await findOutcomeDialog('Editing business rule...');
  expect(within(dialog).queryByRole('button')).not.toBeInTheDocument();
  await user.keyboard('{Escape}');
  expect(dialog).toBeInTheDocument();
});

it('a double click and a double Enter each send one PATCH', async () => {
  const { user } = await openMinutesRule();
  // The PATCH is still pending at the second click or Enter.
  const respondToFirst = network.hold('PATCH');
  const respondToSecond = network.hold('PATCH');
  const waitForRequests = (count: number) =>
    waitFor(() => expect(network.requestsTo('PATCH')).toHaveLength(count));
  const submitButton = dialogButton('Submit');
  fireEvent.click(submitButton);
  fireEvent.click(submitButton);
  await waitForRequests(1);
  respondToFirst();
  await findOutcomeDialog('Business Rule Edited Successfully');
  await user.click(dialogButton('Close'));
  await user.click(screen.getByText('transfer_minutes'));
  await user.clear(valueInput());
  await user.type(valueInput(), '91{Enter}{Enter}');
  await waitForRequests(2);
  respondToSecond();
  await findOutcomeDialog('Business Rule Edited Successfully');
  expect(network.requestsTo('PATCH')).toHaveLength(2);
});

describe('the specified outcome texts', () => {
  const errorBody = {
    message: 'Went wrong',
    description: 'In the database',
    extra: { message: 'A deadlock' },
  };

  it.each([200, 204])('status %i shows success', async (status) => {
    const { submit } = await openMinutesRule();
    network.intercept('PATCH', () => new Response(null, { status }));
    await submit();
    expect(await findOutcomeDialog('Business Rule Edited Successfully')).toHaveTextContent(
      /US East›CBTA.*›Business rules›/,
    );
  });

  it.each([202, 403])('status %i without a body shows the status', async (status) => {
    const { submit } = await openMinutesRule();
    network.intercept('PATCH', respondWith(status));
    const loadCount = countListLoads();
    await submit();
    const dialog = await findOutcomeDialog('Business Rule Edit Failure');
    expect(dialog).toHaveTextContent('Unable to edit business rule.');
    expect(dialog).toHaveTextContent(`Failed with status: ${status}`);
    expect(dialog).toHaveTextContent(/US East›CBTA.*›Business rules›/);
    await waitFor(() => expect(countListLoads()).toBe(loadCount + 1));
    expect(screen.queryByText('Business Rule Edited Successfully')).not.toBeInTheDocument();
  });

  it('an error body is shown with status, message, description and extra message', async () => {
    const { submit, user } = await openMinutesRule();
    network.intercept('PATCH', respondWith(400, errorBody));
    await submit();
    const dialog = await findOutcomeDialog('Business Rule Edit Failure');
    expect(within(dialog).getByText('transfer_minutes: Unable to edit business rule')).toBeInTheDocument();
    expect(
      within(dialog)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual(['Failed with status: 400', 'Went wrong', 'In the database', 'A deadlock']);
    expect(within(dialog).queryByText('Check now')).not.toBeInTheDocument();
    await user.click(dialogButton('Close'));
    expect(screen.getByText('75', { selector: 'td' })).toBeInTheDocument();
  });

  it('a failed edit of an object shows only extra.message; Try again restores the typed JSON', async () => {
    const { user } = await openRule('transfers', 'transfer_matrix');
    await user.clear(jsonInput());
    await user.click(jsonInput());
    await user.paste('{"a":1,"b":2}');
    network.intercept('PATCH', respondWith(400, errorBody), 1);
    await user.click(dialogButton('Submit'));
    const dialog = await findOutcomeDialog('Business Rule Edit Failure');
    expect(
      within(dialog)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual(['A deadlock']);
    await user.click(dialogButton('Try again'));
    expect(jsonInput()).toHaveValue('{"a":1,"b":2}');
    await user.click(dialogButton('Submit'));
    expect(await findOutcomeDialog('Business Rule Edited Successfully')).toBeInTheDocument();
    expect(network.requestsTo('PATCH')).toHaveLength(2);
  });

  it('nothing is sent when the rule cannot be loaded again; the table is', async () => {
    const { submit } = await openMinutesRule();
    // The read of one rule; the list of rules has the path `/rules?`.
    network.intercept('/rules/', respondWith(403, { message: 'no' }));
    const loadCount = countListLoads();
    await submit();
    const dialog = await findOutcomeDialog('Business Rule Edit Failure');
    expect(dialog).toHaveTextContent('Failed with status: 403');
    expect(dialog).toHaveTextContent(NOTHING_SENT_TEXT);
    expect(network.requestsTo('PATCH')).toEqual([]);
    await waitFor(() => expect(countListLoads()).toBe(loadCount + 1));
  });
});
