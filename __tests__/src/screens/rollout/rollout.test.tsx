import { act, screen, waitFor, within } from '@testing-library/react';
import { AGENCY_NOTES_STORAGE_KEY } from '@/session/agency-notes/loadAgencyNotes';
import { safeLocalStorage } from '@/session/storage/safeStorage';
import { rolloutRestored } from '@/shared/rollout/rolloutSlice';
import { captureDownloads } from '@tests/support/downloads';
import { type FakeNetwork, loseConnection, openFakeNetwork, respondWith } from '@tests/support/fakeNetwork';
import { installFakeStorage } from '@tests/support/fakeStorage';
import { passTime } from '@tests/support/passTime';
import { readColumn } from '@tests/support/readColumn';
import { readRules } from '@tests/support/readRules';
import { type renderRoute } from '@tests/support/renderRoute';
import { openTables } from '@tests/support/rolloutFixture';

// CLARKSVILLE has the rule as a text, AART does not have it (server/db/seed/drift.ts).
const AGENCIES = ['AART', 'AMHERST', 'AMTA', 'ARTD', 'ASRB', 'CBTA', 'CLARKSVILLE'];

let network: FakeNetwork;
let tables: ReturnType<typeof openTables>;
beforeEach(async () => {
  network = await openFakeNetwork();
  tables = openTables(network);
  installFakeStorage();
  localStorage.clear();
  for (const agency of ['AMHERST', 'AMTA', 'ARTD']) tables.writeRule(agency, 'daily_cap', '{"value":200}');
  tables.writeRule('ASRB', 'daily_cap', '{"value":225}');
  tables.writeRule('CBTA', 'daily_cap', '{"value":950}');
});
afterEach(() => {
  tables.close();
  network.platform.close();
});

const button = (name: string | RegExp) => screen.getByRole('button', { name });
const findButton = (name: string | RegExp) => screen.findByRole('button', { name });
const listPatched = () =>
  network.accessLog.filter(({ method }) => method === 'PATCH').map(({ agency }) => agency);

async function readAgencies(user: Awaited<ReturnType<typeof renderRoute>>['user']) {
  const readButton = await findButton('Read agencies');
  await waitFor(() => expect(readButton).toBeEnabled());
  await user.click(readButton);
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
  await waitFor(() =>
    expect(screen.getByRole('group', { name: 'Run' })).toHaveTextContent(/^Done: (\d+) of \1/),
  );
}

/** Opens the plan of CBTA's value from Fleet, and reads its agencies. */
async function openPlan() {
  const search = new URLSearchParams({
    tab: 'rules',
    agencies: AGENCIES.join('.'),
    category: 'Fare Capping',
    rule: 'daily_cap',
    reference: 'CBTA',
  });
  const page = await readRules(`/fleet?${search}`, network);
  await page.user.click(await findButton('Roll out CBTA’s value…'));
  await readAgencies(page.user);
  return page;
}

/** With the button of a dry run's result. */
async function startAfterDryRun(user: Awaited<ReturnType<typeof renderRoute>>['user'], count: string) {
  const dryRun = within(screen.getByRole('region', { name: 'Dry run' }));
  await user.click(dryRun.getByRole('button', { name: /^Start rollout in/ }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.type(await dialog.findByLabelText(`Type ${count} to start`), count);
  await user.click(dialog.getByRole('button', { name: 'Start rollout' }));
}

it('plans a rule of Fleet for its agencies, starts it with a typed number, and tells each step', async () => {
  safeLocalStorage.writeEntry(AGENCY_NOTES_STORAGE_KEY, {
    usEast: { AMTA: { isProtected: true, text: '' } },
    australia: {},
  });
  const { user, store, currentUrl } = await openPlan();
  expect(currentUrl()).toBe('/rollout');
  expect(screen.getByText('4 of 7 agencies would change: 200 → 950 in 3, 225 → 950 in 1')).toBeVisible();
  expect(readColumn('Agencies', 3)).toEqual([
    'rule missing',
    ...Array<string>(4).fill('would change'),
    'nothing to do',
    'other type or key',
  ]);

  // 'Pick all' does not pick a protected agency.
  const protectedBox = screen.getByRole('checkbox', { name: 'Pick AMTA' });
  expect(protectedBox).not.toBeChecked();
  await user.click(button('Pick none'));
  expect(button('Start rollout…')).toBeDisabled();
  await user.click(button('Pick all 3'));
  expect(protectedBox).not.toBeChecked();
  const filter = screen.getByRole('searchbox', { name: 'Filter the plan' });
  await user.type(filter, 'AMTA');
  // Nothing is left to pick.
  await waitFor(() => expect(screen.queryByRole('button', { name: /^Pick all/ })).not.toBeInTheDocument());
  await user.clear(filter);
  await findButton('Pick none');
  await user.click(protectedBox);

  // A filter by what would change, and the whole values beside the table.
  await user.selectOptions(screen.getByLabelText('Change'), '225 → 950 (1)');
  expect(readColumn('Agencies', 1)).toEqual(['ASRB']);
  await user.click(button('ASRB'));
  expect(await screen.findByRole('complementary', { name: 'Values of ASRB' })).toHaveTextContent(
    /Difference.*225.*950/,
  );

  await user.click(button('Start rollout in 4 agencies…'));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByText('Protected, and picked by you:')).toHaveTextContent('AMTA');
  const countField = dialog.getByLabelText('Type 4 to start');
  await waitFor(() => expect(countField).toHaveFocus());
  await user.click(dialog.getByRole('button', { name: 'Start rollout' }));
  expect(countField).toBeInvalid();
  expect(countField).toHaveFocus();
  expect(countField).toHaveAccessibleDescription(
    'Protected, and picked by you: AMTA Type 4, the number of agencies that are to change.',
  );
  await user.selectOptions(dialog.getByLabelText('Start with'), 'ASRB');
  expect(dialog.queryByRole('alert')).not.toBeInTheDocument();
  await user.type(dialog.getByLabelText('Reason'), 'New tariff');
  await user.type(countField, '4');
  // Another tab starts one meanwhile.
  const setElsewhere = (isElsewhere: boolean) =>
    act(() => void store.dispatch(rolloutRestored({ rollout: null, isElsewhere })));
  setElsewhere(true);
  await user.click(dialog.getByRole('button', { name: 'Start rollout' }));
  expect(dialog.getByRole('alert')).toHaveTextContent('Another tab has a rollout or its result.');
  expect(button('Start rollout in 4 agencies…')).toBeDisabled();
  setElsewhere(false);
  await user.click(dialog.getByRole('button', { name: 'Start rollout' }));

  expect(await screen.findByText('ASRB is changed: 225 → 950')).toBeVisible();
  expect(screen.getByRole('heading', { name: /^Rollout: Business rule daily_cap/ })).toHaveFocus();
  expect(listPatched()).toEqual(['ASRB']);
  expect(readColumn('Agencies of the rollout', 3)).toEqual(['done', 'not begun', 'not begun', 'not begun']);
  expect(screen.getByText('Reason: New tariff')).toBeVisible();

  // The answer of a write is lost: the next agency waits for a look.
  network.intercept('PATCH', loseConnection, 1);
  await user.click(button('Go on with 3 agencies'));
  expect(screen.getByRole('heading', { name: /^Rollout: Business rule daily_cap/ })).toHaveFocus();
  expect(await screen.findByText('AMHERST may have been changed')).toBeVisible();
  const clockSpy = passTime(30_000);
  await user.click(button('Check now'));
  expect(await screen.findByText('AMHERST failed')).toBeVisible();
  clockSpy.mockRestore();
  await user.click(button('Try again and go on'));

  await screen.findByRole('table', { name: 'Agencies of the result' });
  expect(readColumn('Agencies of the result', 3)).toEqual(['done', 'done', 'done', 'done']);
  expect(listPatched()).toEqual(['ASRB', 'AMHERST', 'AMTA', 'ARTD']);
  const downloads = captureDownloads();
  await user.click(button('Download as CSV'));
  expect(await downloads[0]?.text()).toContain('ASRB');
  expect(await screen.findByText('Saved the report as CSV')).toBeInTheDocument();
});

it('leaves a failed agency, says what is left, and makes the plan that puts the others back', async () => {
  const { user } = await openPlan();
  await user.click(button(/^Start rollout in/));
  const dialog = within(await screen.findByRole('dialog'));
  // A dry run needs no number, writes nothing, and keeps the plan.
  await user.click(dialog.getByRole('checkbox', { name: /^Dry run/ }));
  await user.click(dialog.getByRole('button', { name: 'Start dry run' }));
  await screen.findByRole('table', { name: 'Agencies of the result' });
  expect(screen.getByRole('heading', { name: /^Dry run: / })).toHaveFocus();
  expect(readColumn('Agencies of the result', 3)).toEqual(Array(4).fill('would change'));
  expect(listPatched()).toEqual([]);

  await startAfterDryRun(user, '4');
  await screen.findByText('AMHERST is changed: 200 → 950');
  network.intercept('PATCH', respondWith(403, { message: 'No right to change rules' }), 1);
  await user.click(button('Go on with 3 agencies'));
  await screen.findByText('AMTA failed');
  expect(
    screen.getByText(/\(403\)\. Changes says: .* No right to change rules\. Try again reads it anew before/),
  ).toBeVisible();
  await user.click(button('Skip and go on'));
  await screen.findByRole('table', { name: 'Agencies of the result' });
  expect(readColumn('Agencies of the result', 3)).toEqual(['done', 'failed', 'done', 'done']);
  const result = within(screen.getByRole('region', { name: 'Rollout' }));
  await user.click(result.getByRole('button', { name: '1 failed' }));
  expect(readColumn('Agencies of the result', 0)).toEqual(['AMTA']);

  await user.click(button('Undo plan'));
  expect(
    screen.getByRole('heading', { name: 'Undo plan: Business rule daily_cap (Fare Capping)' }),
  ).toHaveFocus();
  expect(screen.getByRole('combobox', { name: 'Agencies' })).toHaveDisplayValue(
    'All agencies of the plan (3)',
  );
  // A colleague has changed one of them.
  tables.writeRule('ARTD', 'daily_cap', '{"value":300}');
  await readAgencies(user);
  expect(readColumn('Agencies', 1)).toEqual(['AMHERST', 'ARTD', 'ASRB']);
  expect(readColumn('Agencies', 3)).toEqual(['would change', 'changed since', 'would change']);
  expect(readColumn('Agencies', 5)).toEqual(['200', '—', '225']);
  await user.click(button('Start rollout in 2 agencies…'));
  const start = within(await screen.findByRole('dialog', { name: 'Undo the rollout of daily_cap' }));
  await user.click(start.getByRole('button', { name: 'Cancel' }));

  await user.click(button('Plan of the rest'));
  // The open plan has been read.
  await user.click(await findButton('Replace plan'));
  expect(screen.getByRole('heading', { name: 'Plan: Business rule daily_cap (Fare Capping)' })).toHaveFocus();
  expect(readColumn('Agencies', 1)).toEqual(['AMTA']);

  await user.click(result.getByRole('button', { name: 'Close result' }));
  const question = within(await screen.findByRole('dialog', { name: /^Close without saving/ }));
  await user.click(question.getByRole('button', { name: 'Close result' }));
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
  await user.click(button('Close plan'));
  expect(await screen.findByText('No rollout is planned')).toBeVisible();
});

it('offers to clear a filter of the plan that leaves no agency, and then focuses it', async () => {
  const { user } = await openPlan();
  const filter = screen.getByLabelText('Filter the plan');
  await user.type(filter, 'xyzzy');
  await user.click(await findButton('Clear the filter'));
  expect(filter).toHaveValue('');
  expect(filter).toHaveFocus();
  expect(readColumn('Agencies', 0)).toHaveLength(AGENCIES.length);
});
