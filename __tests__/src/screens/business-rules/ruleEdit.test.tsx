import { screen, waitFor, within } from '@testing-library/react';
import { NOT_A_WHOLE_NUMBER, NOTHING_SENT } from '../../../../src/domain/failureTexts/ruleDraft';
import { answer, hang, lostConnection, openWire, type Wire } from '../../../support/platform';
import { renderAt } from '../../../support/renderAt';

let wire: Wire;
/** The platform is this file's own, and each test leaves it as it was. */
beforeEach(async () => {
  wire = await openWire();
});
afterEach(() => wire.platform.close());

const CATEGORIES = { transfers: 2, account: 3, cards: 4, advanced: 6 } as const;

/** Opens the row of a rule; an object rule's viewer is passed by. */
async function openRule(category: keyof typeof CATEGORIES, identity: string) {
  const path = `/agency-dashboard/CBTA/businessRules?open=${CATEGORIES[category]}`;
  const page = await renderAt(path, wire, { agencies: ['CBTA'] });
  await page.user.click(await screen.findByText(identity));
  const edit = screen.queryByText('Edit', { selector: '.ant-modal span' });
  if (edit) await page.user.click(edit);
  return { ...page, dialog: await dialogOf(identity) };
}

/** The dialog by its title's words: antd gives every part the same id in tests. */
async function dialogOf(title: string): Promise<HTMLElement> {
  const words = await screen.findByText(title, { selector: '.ant-modal-title, .ant-modal-title *' });
  return words.closest<HTMLElement>('[role="dialog"]') ?? words;
}

const value = () => screen.getByLabelText<HTMLInputElement>('Value', { selector: 'input, textarea' });
const json = () => screen.getByLabelText<HTMLTextAreaElement>('JSON');
const press = (name: string) => screen.getByText(name, { selector: '.ant-modal button span' });
const patches = () => wire.sent.filter((line) => line.startsWith('PATCH'));
const listLoads = () => wire.sent.filter((line) => line.includes('/rules?')).length;
const outcome = (title: string) => screen.findByRole('dialog', { name: title });

/** Collects the bodies of PATCH calls on their way to the platform. */
function bodies(): string[] {
  const seen: string[] = [];
  wire.fault('PATCH', async (request) => {
    seen.push(await request.clone().text());
    return wire.platform.site.fetch(request);
  });
  return seen;
}

/** Somebody else changes the rule. */
async function changeElsewhere(category: keyof typeof CATEGORIES, identity: string, inner: string) {
  const query = `identity=${identity}&category=${CATEGORIES[category]}`;
  const reply = await wire.platform.site.fetch(
    new Request(`http://localhost/platform/us-east/businessrules/api/v1/rule?${query}`, {
      method: 'PATCH',
      headers: {
        authorization: `Bearer ${await wire.token('usEast', 'CBTA')}`,
        'content-type': 'application/json',
      },
      body: `{"identity":"${identity}","category":${CATEGORIES[category]},"rule":${inner}}`,
    }),
  );
  expect(reply.status).toBe(200);
}

/** Changes the number of minutes and submits. */
async function submitMinutes(to = '90') {
  const page = await openRule('transfers', 'transfer_minutes');
  await page.user.clear(value());
  await page.user.type(value(), to);
  return { ...page, submit: () => page.user.click(press('Submit')) };
}

describe('what is sent', () => {
  it('a number', async () => {
    const { user, dialog } = await openRule('transfers', 'transfer_minutes');
    expect(within(dialog).getByText('Region - US East')).toBeInTheDocument();
    expect(value()).toHaveAttribute('step', '1');
    expect(value()).toHaveAttribute('min', '0');
    await user.clear(value());
    await user.type(value(), '9007199254740993');
    const sent = bodies();
    await user.click(press('Submit'));
    await outcome('Business Rule Edited Successfully');
    expect(sent).toEqual([
      '{"identity":"transfer_minutes","category":2,"rule":{"minutes":9007199254740993}}',
    ]);
    expect(patches()).toEqual([
      'PATCH /platform/us-east/businessrules/api/v1/rule?identity=transfer_minutes&category=2',
    ]);
    await user.click(press('Close'));
    expect(await screen.findByText('9007199254740993', { selector: 'td' })).toBeInTheDocument();
  });

  it('a boolean', async () => {
    const { user } = await openRule('transfers', 'round_trips_allowed');
    expect(screen.getByRole('button', { name: 'False' })).toHaveAttribute('aria-pressed', 'true');
    await user.click(screen.getByRole('button', { name: 'True' }));
    const sent = bodies();
    await user.click(press('Submit'));
    await outcome('Business Rule Edited Successfully');
    expect(sent).toEqual(['{"identity":"round_trips_allowed","category":2,"rule":{"value":true}}']);
  });

  it('a string', async () => {
    const { user } = await openRule('cards', 'card_prefix');
    await user.clear(value());
    await user.type(value(), ' "60" ');
    const sent = bodies();
    await user.keyboard('{Enter}');
    await outcome('Business Rule Edited Successfully');
    expect(sent).toEqual(['{"identity":"card_prefix","category":4,"rule":{"value":" \\"60\\" "}}']);
  });

  it('an object, with every key and digit that it had', async () => {
    const before =
      '{"__proto__":{"polluted":true},"constructor":"x","n":9007199254740993,"scale":1.0,"toString":1}';
    await renderAt('/', wire, { agencies: ['CBTA'] });
    await changeElsewhere('advanced', 'odd_keys', before);
    const { user } = await openRule('advanced', 'odd_keys');
    const draft = json().value;
    await user.clear(json());
    await user.click(json());
    await user.paste(draft.replace('"x"', '"y"'));
    expect(screen.getByLabelText('Old and new value')).toHaveTextContent('constructor"x"→"y"');
    const sent = bodies();
    await user.click(press('Submit'));
    await outcome('Business Rule Edited Successfully');
    const after = before.replace('"x"', '"y"');
    expect(sent).toEqual([`{"identity":"odd_keys","category":6,"rule":${after}}`]);
    const stored = wire.platform.site.fetch(
      new Request('http://localhost/platform/us-east/businessrules/api/v1/rules?agency=CBTA&categories=6', {
        headers: { authorization: `Bearer ${await wire.token('usEast', 'CBTA')}` },
      }),
    );
    expect(await (await stored).text()).toContain(after);
    expect({}).not.toHaveProperty('polluted');
  });
});

describe('what is refused', () => {
  it.each(['12abc', '1e3', '2.9'])('the number %s', async (typed) => {
    const { submit } = await submitMinutes(typed);
    await submit();
    expect(await screen.findByText(NOT_A_WHOLE_NUMBER)).toBeInTheDocument();
    expect(patches()).toEqual([]);
  });

  it('JSON with a mistake: its place while typing, then the failure dialog, the draft kept and the category reloaded', async () => {
    const { user } = await openRule('transfers', 'transfer_matrix');
    await user.clear(json());
    await user.click(json());
    await user.paste('{\n  "a": 1\n  "b": 2\n}');
    const mistake = 'Line 3, column 3: a comma or a closing bracket is expected here';
    expect(await screen.findByText(mistake)).toBeInTheDocument();
    expect(press('Format').closest('button')).toBeDisabled();
    await user.click(press('Go to the mistake'));
    expect(json()).toHaveFocus();
    expect(json().selectionStart).toBe(13);
    const before = listLoads();
    await user.click(press('Submit'));
    const dialog = await outcome('Business Rule Edit Failure');
    expect(dialog).toHaveTextContent('Unable to edit business rule');
    expect(dialog).toHaveTextContent(mistake);
    expect(patches()).toEqual([]);
    await waitFor(() => expect(listLoads()).toBe(before + 1));
    await user.click(press('Try again'));
    expect(json()).toHaveValue('{\n  "a": 1\n  "b": 2\n}');
  });

  it('Format lays JSON out and keeps digits and keys', async () => {
    const { user } = await openRule('transfers', 'transfer_matrix');
    await user.clear(json());
    await user.click(json());
    await user.paste('{"__proto__":1.0,"b":9007199254740993}');
    await user.click(press('Format'));
    expect(json()).toHaveValue('{\n  "__proto__": 1.0,\n  "b": 9007199254740993\n}');
  });
});

it('cancel and close restore the value', async () => {
  const { user } = await submitMinutes('1');
  await user.click(press('Cancel'));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  await user.click(screen.getByText('transfer_minutes'));
  expect(value()).toHaveValue('75');
  await user.type(value(), '1');
  await user.keyboard('{Escape}');
  await user.click(screen.getByText('transfer_minutes'));
  expect(value()).toHaveValue('75');
  expect(wire.sent.filter((line) => line.includes('/rule'))).toHaveLength(1);
});

it('says that it is processing; nothing closes it', async () => {
  const { submit, user } = await submitMinutes();
  wire.fault('PATCH', hang);
  await submit();
  const dialog = await outcome('Editing business rule...');
  expect(within(dialog).queryByRole('button')).not.toBeInTheDocument();
  await user.keyboard('{Escape}');
  expect(dialog).toBeInTheDocument();
});

it('a double click, and Enter twice, send one PATCH', async () => {
  const { user } = await submitMinutes();
  wire.fault('PATCH', async (request) => {
    await new Promise((resolve) => setTimeout(resolve, 300));
    return wire.platform.site.fetch(request);
  });
  await user.dblClick(press('Submit'));
  await outcome('Business Rule Edited Successfully');
  await user.click(press('Close'));
  await user.click(screen.getByText('transfer_minutes'));
  await user.clear(value());
  await user.type(value(), '91{Enter}{Enter}');
  await outcome('Business Rule Edited Successfully');
  expect(patches()).toHaveLength(2);
});

describe('the catalogue', () => {
  const words = { message: 'Went wrong', description: 'In the database', extra: { message: 'A deadlock' } };

  it.each([200, 204])('%i is success', async (status) => {
    const { submit } = await submitMinutes();
    wire.fault('PATCH', () => new Response(null, { status }));
    await submit();
    expect(await outcome('Business Rule Edited Successfully')).toHaveTextContent('Region - US East');
  });

  it.each([202, 403])('a bare %i', async (status) => {
    const { submit } = await submitMinutes();
    wire.fault('PATCH', answer(status));
    const before = listLoads();
    await submit();
    const dialog = await outcome('Business Rule Edit Failure');
    expect(dialog).toHaveTextContent('Unable to edit business rule.');
    expect(dialog).toHaveTextContent(`Failed with status: ${status}`);
    expect(dialog).toHaveTextContent('Region - US East');
    await waitFor(() => expect(listLoads()).toBe(before + 1));
    expect(screen.queryByText('Business Rule Edited Successfully')).not.toBeInTheDocument();
  });

  it('an error with the platform’s words: status, message, description and extra', async () => {
    const { submit, user } = await submitMinutes();
    wire.fault('PATCH', answer(400, words));
    await submit();
    const dialog = await outcome('Business Rule Edit Failure');
    expect(within(dialog).getByText('transfer_minutes: Unable to edit business rule')).toBeInTheDocument();
    expect(
      within(dialog)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual(['Failed with status: 400', 'Went wrong', 'In the database', 'A deadlock']);
    expect(within(dialog).queryByText('Check now')).not.toBeInTheDocument();
    await user.click(press('Close'));
    expect(screen.getByText('75', { selector: 'td' })).toBeInTheDocument();
  });

  it('an object rule shows the nested extra message only, and keeps its draft', async () => {
    const { user } = await openRule('transfers', 'transfer_matrix');
    await user.clear(json());
    await user.click(json());
    await user.paste('{"a":1,"b":2}');
    wire.fault('PATCH', answer(400, words), 1);
    await user.click(press('Submit'));
    const dialog = await outcome('Business Rule Edit Failure');
    expect(
      within(dialog)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual(['A deadlock']);
    await user.click(press('Try again'));
    expect(json()).toHaveValue('{"a":1,"b":2}');
    await user.click(press('Submit'));
    expect(await outcome('Business Rule Edited Successfully')).toBeInTheDocument();
    expect(patches()).toHaveLength(2);
  });

  it('nothing is sent where the rule cannot be read again', async () => {
    const { submit } = await submitMinutes();
    wire.fault('/rules/', answer(403, { message: 'no' }));
    await submit();
    const dialog = await outcome('Business Rule Edit Failure');
    expect(dialog).toHaveTextContent('Failed with status: 403');
    expect(dialog).toHaveTextContent(NOTHING_SENT);
    expect(patches()).toEqual([]);
  });
});

describe('an uncertain outcome', () => {
  /** The PATCH's answer is lost, after it was carried out or before. */
  async function loseAnswer(isApplied: boolean) {
    const page = await submitMinutes();
    wire.fault('PATCH', async (request) => {
      if (isApplied) await wire.platform.site.fetch(request);
      return lostConnection();
    });
    await page.submit();
    const dialog = await outcome('Business Rule Edit Failure');
    expect(dialog).toHaveTextContent('It may have been applied all the same');
    return { ...page, dialog };
  }

  it('that was applied', async () => {
    const { user } = await loseAnswer(true);
    await user.click(press('Check now'));
    const dialog = await outcome('Business Rule Edited Successfully');
    expect(dialog).toHaveTextContent('Applied: transfer_minutes has the new value.');
    expect(patches()).toHaveLength(1);
  });

  it('that was not applied', async () => {
    const { user, dialog } = await loseAnswer(false);
    await user.click(press('Check now'));
    expect(await within(dialog).findByText(/the rule has its old value/)).toBeInTheDocument();
    expect(dialog).toHaveTextContent('Not applied');
    expect(patches()).toHaveLength(1);
  });

  it('that stays unknown: a third value, or no answer', async () => {
    const { user, dialog } = await loseAnswer(false);
    await changeElsewhere('transfers', 'transfer_minutes', '{"minutes":5}');
    await user.click(press('Check now'));
    expect(await within(dialog).findByText(/could not be read, or has a value/)).toBeInTheDocument();
    expect(dialog).toHaveTextContent('Still unknown');
  });
});

describe('a rule that was changed meanwhile', () => {
  async function conflict() {
    const page = await submitMinutes();
    await changeElsewhere('transfers', 'transfer_minutes', '{"minutes":60}');
    await page.submit();
    const dialog = await dialogOf('transfer_minutes has changed since you opened it');
    return { ...page, dialog };
  }

  it('shows both values, and sends nothing', async () => {
    const { dialog } = await conflict();
    expect(within(dialog).getByLabelText('Mine')).toHaveTextContent('90');
    expect(within(dialog).getByLabelText('Theirs, on the platform now')).toHaveTextContent('60');
    expect(dialog).toHaveTextContent('Region - US East');
    expect(patches()).toEqual([]);
  });

  it('keep mine sends mine; a third value is shown again', async () => {
    const { user } = await conflict();
    await changeElsewhere('transfers', 'transfer_minutes', '{"minutes":61}');
    await user.click(press('Keep mine'));
    await waitFor(() => expect(screen.getByLabelText('Theirs, on the platform now')).toHaveTextContent('61'));
    const sent = bodies();
    await user.dblClick(press('Keep mine'));
    await outcome('Business Rule Edited Successfully');
    expect(sent).toEqual(['{"identity":"transfer_minutes","category":2,"rule":{"minutes":90}}']);
  });

  it('take theirs sends nothing, and shows theirs in the table', async () => {
    const { user } = await conflict();
    await user.click(press('Take theirs'));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(await screen.findByText('60', { selector: 'td' })).toBeInTheDocument();
    expect(patches()).toEqual([]);
  });

  it('cancel leads back to the draft', async () => {
    const { user } = await conflict();
    await user.click(press('Cancel'));
    expect(value()).toHaveValue('90');
    expect(patches()).toEqual([]);
  });

  it('the same value as mine is no conflict', async () => {
    const { submit } = await submitMinutes();
    await changeElsewhere('transfers', 'transfer_minutes', '{ "minutes": 90 }');
    await submit();
    expect(await outcome('Business Rule Edited Successfully')).toBeInTheDocument();
  });
});

describe('leaving', () => {
  it('asks where the draft differs', async () => {
    const { user, address } = await submitMinutes('1');
    await user.click(screen.getByText('All Agencies'));
    expect(await screen.findByText('Leave without saving?')).toBeInTheDocument();
    await user.click(press('Stay'));
    expect(value()).toHaveValue('1');
    expect(address()).toContain('/businessRules');
  });

  it('does not ask where it says the same', async () => {
    const { user } = await submitMinutes('075');
    await user.click(screen.getByText('All Agencies'));
    expect(await screen.findByRole('heading', { level: 1, name: 'AGENCIES' })).toBeInTheDocument();
  });
});
