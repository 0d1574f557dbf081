import { act, screen, waitFor, within } from '@testing-library/react';
import { CHECKS } from '@/shared/checks/checks';
import {
  buildDiagnosticsPath,
  getCard,
  getStatus,
  getSummary,
  network,
  openDiagnostics,
} from '@tests/support/diagnosticsFixture';
import { neverRespond, respondWith } from '@tests/support/fakeNetwork';

const getChip = (name: string | RegExp) => within(getSummary()).getByRole('button', { name });
const getChipTexts = () =>
  within(getSummary())
    .getAllByRole('button')
    .flatMap(({ textContent }) => /\d+ [a-z ]+$/.exec(textContent ?? '') ?? []);
const getCardTitles = () =>
  screen.getAllByRole('article').map((card) => card.querySelector('h3')?.textContent);
const listTitles = (status: string) =>
  CHECKS.filter(({ title }) => getStatus(title) === status).map(({ title }) => title);

it('a press on a count shows only its checks, a second press all; two counts show the checks of both', async () => {
  const { runAll, user } = await openDiagnostics('AAT', ['/geofences', respondWith(500)]);
  await runAll();
  const alerts = listTitles('alert');
  expect(alerts.length).toBeGreaterThan(2);
  await user.click(getChip(/alerts$/));
  expect(getChip(/alerts$/)).toHaveAttribute('aria-pressed', 'true');
  expect(getCardTitles()).toEqual(alerts);
  await user.click(getChip('1 failed'));
  expect(getCardTitles().sort()).toEqual([...alerts, 'Geofences'].sort());
  await user.click(getChip(/alerts$/));
  await user.click(getChip('1 failed'));
  expect(getCardTitles()).toHaveLength(CHECKS.length);
});

it('a filtered check stays on the screen when it runs again with another result', async () => {
  const { runAll, user, clickButton } = await openDiagnostics('CBTA', ['/reportList', respondWith(500), 1]);
  await runAll();
  await user.click(getChip('1 failed'));
  expect(getCardTitles()).toEqual(['Reports']);
  await clickButton('RUN Reports');
  await waitFor(() => expect(getStatus('Reports')).toBe('ok'));
  expect(getCardTitles()).toEqual(['Reports']);
  await user.click(getChip('0 failed'));
  expect(getCardTitles()).toHaveLength(CHECKS.length);
  // The chip is gone, with the focus.
  await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus());
});

it('Back, a link and leaving the page keep which counts are pressed', async () => {
  const { runAll, user, goTo } = await openDiagnostics('AAT', ['/geofences', respondWith(500)]);
  await runAll();
  const path = buildDiagnosticsPath('AAT');
  await goTo(`${path}#report=none`);
  await user.click(getChip('1 failed'));
  // The report of a link stays.
  expect(window.location).toMatchObject({ search: '?region=us-east&status=failed', hash: '#report=none' });
  act(() => window.history.back());
  await waitFor(() => expect(getCardTitles()).toHaveLength(CHECKS.length));
  await goTo(`${path}?status=failed`);
  expect(getCardTitles()).toEqual(['Geofences']);
  await goTo('/agency-dashboard/AAT');
  expect(screen.queryByRole('article')).not.toBeInTheDocument();
  act(() => window.history.back());
  await waitFor(() => expect(getCardTitles()).toEqual(['Geofences']));
  expect(getChip('1 failed')).toHaveAttribute('aria-pressed', 'true');
});

it('a count of the URL that had no checks is pressed without a step of the history', async () => {
  const { clickButton, user, goTo } = await openDiagnostics('AAT', ['/geofences', respondWith(500)]);
  await goTo(`${buildDiagnosticsPath('AAT')}?status=failed`);
  await clickButton('RUN Geofences');
  await waitFor(() => expect(getStatus('Geofences')).toBe('failed'));
  const stepsBefore = window.history.length;
  await user.click(getChip('1 failed'));
  expect(getCardTitles()).toEqual(['Geofences']);
  expect(window.history).toHaveLength(stepsBefore);
});

it('Back to a pressed count shows the checks that have it now, not those of an earlier run', async () => {
  const { runAll, user } = await openDiagnostics('CBTA', ['/geofences', respondWith(500), 1]);
  await runAll();
  await user.click(getChip('1 failed'));
  expect(getCardTitles()).toEqual(['Geofences']);
  network.intercept('/reportList', respondWith(500));
  await runAll();
  act(() => window.history.back());
  await waitFor(() => expect(getCardTitles()).toEqual(['Reports']));
});

it('RUN ALL takes a count from the address that no check had', async () => {
  const { runAll, goTo } = await openDiagnostics('CBTA');
  await goTo(`${buildDiagnosticsPath('CBTA')}?status=failed`);
  await runAll();
  expect(window.location.search).not.toContain('status');
});

it('a link to a count that no check has shows all checks', async () => {
  const { goTo } = await openDiagnostics('CBTA');
  await goTo(`${buildDiagnosticsPath('CBTA')}?status=alert.nonsense`);
  expect(getCardTitles()).toHaveLength(CHECKS.length);
});

it('RUN ALL shows all checks again', async () => {
  const { runAll, user } = await openDiagnostics('CBTA');
  await runAll();
  await user.click(getChip(/ok$/));
  await runAll();
  expect(getCardTitles()).toHaveLength(CHECKS.length);
});

it('the list of checks goes to a card, also to one that is filtered out', async () => {
  const { runAll, user } = await openDiagnostics('AAT');
  await runAll();
  const goTo = (name: RegExp) =>
    user.click(within(screen.getByRole('list', { name: 'Checks' })).getByRole('button', { name }));
  await goTo(/^Reports/);
  expect(getCard('Reports')).toHaveFocus();
  await user.click(getChip(/alerts$/));
  await goTo(/^Geofences/);
  expect(getCard('Geofences')).toHaveFocus();
  expect(getCardTitles()).toHaveLength(CHECKS.length);
});

it('the list of checks has alerts first, once no check runs', async () => {
  const { runAll } = await openDiagnostics('CBTA');
  const listChecks = () =>
    within(screen.getByRole('list', { name: 'Checks' }))
      .getAllByRole('button')
      .map(({ textContent }) => textContent);
  expect(listChecks().at(-1)).toBe('About: not run');
  await runAll();
  expect(listChecks()[0]).toMatch(/About: alert$/);
});

it('hides counts of zero, except those of the results while checks run', async () => {
  const { user, clickButton } = await openDiagnostics('CBTA', ['/tickets/', neverRespond, 1]);
  expect(getChipTexts()).toEqual([`${CHECKS.length} not run`]);
  await clickButton('RUN Coupons');
  await waitFor(() => expect(getStatus('Coupons')).toBe('running'));
  expect(getChipTexts()).toEqual([
    '0 ok',
    '0 alerts',
    '0 failed',
    '1 running',
    `${CHECKS.length - 1} not run`,
  ]);
  expect(getChip('0 failed')).toHaveAttribute('aria-disabled', 'true');
  await user.click(getChip('0 failed'));
  expect(getCardTitles()).toHaveLength(CHECKS.length);
  await clickButton('Cancel');
  expect(getChipTexts()).toEqual(['1 skipped', `${CHECKS.length - 1} not run`]);
  network.reset();
});
