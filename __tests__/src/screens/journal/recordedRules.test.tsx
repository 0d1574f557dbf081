import { screen, within } from '@testing-library/react';
import { changesOf, heldText, lastOf, openJournal } from '@tests/support/journalBench';
import { answer, lostConnection } from '@tests/support/platform';
import {
  bodies,
  changeElsewhere,
  dialogOf,
  json,
  openRule,
  outcome,
  patches,
  press,
  submitMinutes,
  value,
  wire,
} from '@tests/support/rulePage';

const RULE = '/businessrules/api/v1/rule?';

const IS_MINUTES = { kind: 'rule', category: '2', identity: 'transfer_minutes' };

it('a rule’s update succeeds: before and after as the texts that they are', async () => {
  const page = await submitMinutes('9007199254740993');
  await page.submit();
  await outcome('Business Rule Edited Successfully');
  expect(lastOf(page)).toMatchObject({
    object: IS_MINUTES,
    agency: 'CBTA',
    outcome: 'succeeded',
    message: 'Business Rule Edited Successfully',
  });
  expect(lastOf(page).before).toMatch(/^\{"\w+":\d+\}$/);
  expect(lastOf(page).after).toContain(':9007199254740993}');
  expect(changesOf(page)).toHaveLength(1);
});

it('fails, with the message that is shown', async () => {
  const page = await submitMinutes();
  wire.fault(RULE, answer(400, { message: 'Too long' }));
  await page.submit();
  await outcome('Business Rule Edit Failure');
  expect(lastOf(page)).toMatchObject({
    outcome: 'failed',
    message: 'Unable to edit business rule. Failed with status: 400. Too long.',
  });
});

it('is unknown, until a check finds out', async () => {
  const page = await submitMinutes();
  wire.fault(RULE, lostConnection);
  await page.submit();
  await outcome('Business Rule Edit Failure');
  expect(lastOf(page).outcome).toBe('unknown');
  await page.user.click(press('Check now'));
  await screen.findByText(/the rule has its old value/);
  expect(lastOf(page).outcome).toBe('failed');
});

it('is no write where nothing was sent', async () => {
  const page = await submitMinutes();
  wire.fault('/businessrules/api/v1/rules/', answer(403));
  await page.submit();
  await outcome('Business Rule Edit Failure');
  expect(patches()).toEqual([]);
  expect(changesOf(page)).toEqual([]);
});

it('of a rule that looks secret there are no values', async () => {
  const page = await openRule('transfers', 'transfer_notice');
  await page.user.clear(value());
  await page.user.type(value(), 'canary token 81');
  await page.user.click(press('Submit'));
  await outcome('Business Rule Edited Successfully');
  expect(changesOf(page)).toMatchObject([{ before: null, after: null, withheld: 'secret' }]);
  expect(heldText(page)).not.toContain('canary');
  await page.user.click(press('Close'));
  const drawer = await openJournal(page.user);
  expect(drawer.getByText(/•••/)).toBeInTheDocument();
  expect(drawer.queryByRole('button', { name: 'Put back' })).not.toBeInTheDocument();
});

describe('Put back', () => {
  it('opens the editor with the earlier value; the ordinary Submit sends it', async () => {
    const page = await openRule('transfers', 'transfer_minutes');
    const was = value().value;
    await page.user.clear(value());
    await page.user.type(value(), '90');
    await page.user.click(press('Submit'));
    await outcome('Business Rule Edited Successfully');
    await page.user.click(press('Close'));
    wire.sent.length = 0;
    await page.goTo('/');
    const { before } = lastOf(page);
    const drawer = await openJournal(page.user);
    await page.user.click(drawer.getByRole('button', { name: 'Put back' }));
    const editor = within(await dialogOf('transfer_minutes'));
    expect(screen.queryByRole('dialog', { name: 'Changes of this session' })).not.toBeInTheDocument();
    expect(page.address()).toBe('/agency-dashboard/CBTA/businessRules?open=2');
    expect(value().value).toBe(was);
    expect(editor.getByRole('list', { name: 'Difference' })).toHaveTextContent('90');
    // Nothing was sent by opening it, and the address has nothing of it.
    expect(patches()).toEqual([]);
    expect(window.history.state).not.toMatchObject({ usr: expect.anything() as unknown });
    const sent = bodies();
    await page.user.click(press('Submit'));
    await outcome('Business Rule Edited Successfully');
    expect(sent[0]).toContain(`"rule":${before}`);
    expect(changesOf(page)).toHaveLength(2);
  });

  it('shows a value of somebody else first, as any update does', async () => {
    const page = await submitMinutes('90');
    await page.submit();
    await outcome('Business Rule Edited Successfully');
    await page.user.click(press('Close'));
    const drawer = await openJournal(page.user);
    await page.user.click(drawer.getByRole('button', { name: 'Put back' }));
    await dialogOf('transfer_minutes');
    const [key] = Object.keys(JSON.parse(lastOf(page).before ?? '') as object);
    await changeElsewhere('transfers', 'transfer_minutes', `{"${key}":17}`);
    await page.user.click(press('Submit'));
    expect(await screen.findByText(/has changed since you opened it/)).toBeInTheDocument();
    expect(patches()).toHaveLength(1);
  });

  it('says so where the rule can’t be read, and where it is of another kind by now', async () => {
    const page = await submitMinutes('90');
    await page.submit();
    await outcome('Business Rule Edited Successfully');
    await page.user.click(press('Close'));
    wire.fault('/businessrules/api/v1/rules/', answer(403), 1);
    await page.user.click((await openJournal(page.user)).getByRole('button', { name: 'Put back' }));
    expect(await screen.findByText('Could not open the editor with the earlier value')).toBeInTheDocument();
    await changeElsewhere('transfers', 'transfer_minutes', '{"other":"a text"}');
    await page.user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText(/is of another kind than it was then/)).toBeInTheDocument();
    expect(json).toThrow();
  });

  it('gives up where another rule was opened while it read: what is typed there stays', async () => {
    const page = await submitMinutes('90');
    await page.submit();
    await outcome('Business Rule Edited Successfully');
    await page.user.click(press('Close'));
    let goOn = (): void => undefined;
    const read = new Promise<void>((resolve) => {
      goOn = resolve;
    });
    wire.fault(
      '/businessrules/api/v1/rules/',
      async (request) => {
        await read;
        return wire.platform.site.fetch(request);
      },
      1,
    );
    await page.user.click((await openJournal(page.user)).getByRole('button', { name: 'Put back' }));
    expect(await screen.findByText('Reading transfer_minutes…')).toHaveAttribute('role', 'status');
    await page.user.click(screen.getByText('transfer_notice'));
    await dialogOf('transfer_notice');
    await page.user.clear(value());
    await page.user.type(value(), '4242');
    goOn();
    expect(
      await screen.findByText('Another rule was opened before transfer_minutes had been read.'),
    ).toBeInTheDocument();
    expect(screen.queryByText('Reading transfer_minutes…')).not.toBeInTheDocument();
    await dialogOf('transfer_notice');
    expect(value()).toHaveValue('4242');
    // Again, once that one is closed.
    await page.user.click(press('Cancel'));
    await page.user.click(screen.getByRole('button', { name: 'Try again' }));
    await dialogOf('transfer_minutes');
    expect(value()).not.toHaveValue('4242');
  });
});
