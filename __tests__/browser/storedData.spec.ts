import { type Page } from '@playwright/test';
import { OPERATORS } from './openSignedIn';
import { expect, openAgency, signIn, test } from './portalTest';
import { locateReversiblePayments } from './reversiblePayments';
import { collectSeenValues, findValues, listFields, readStoredEntries, type SeenValues } from './storedData';

// A medium that is not configured is a 404, which the browser logs.
test.use({ expectedMessages: [/Failed to load resource/] });
test.setTimeout(120_000);

/** The test corrects the last payment that it can; tasks.spec.ts corrects the first. */
const RIDER_ID = '1000397';
const RIDER_PATH = `/agency-dashboard/CBTA/riders/${RIDER_ID}`;
const OPERATOR = OPERATORS['US East'].email;

/** The keys that are stored without anything turned on: of the browser, and of the session. */
const LOCAL_KEYS = ['agency-names', 'preferences', 'region', 'session-uses'].map(
  (name) => `local fare-portal:${name}`,
);

/** The settings of the browser, with all that the operator has saved in it by name or ticked. */
const CHOSEN = {
  'local fare-portal:preferences': [
    ...['agencies', 'density', 'exportsOnSignOut', 'isIntroDismissed', 'isMenuCollapsed', 'letterShortcuts'],
    ...['tables', 'theme', 'timeZoneSource', 'version'],
  ],
  'local fare-portal:region': ['_persist', 'backendUrl', 'region'],
  'local fare-portal:session-uses': ['uses', 'version'],
  'local fare-portal:agency-notes': ['australia', 'usEast', 'version'],
  'local fare-portal:agency-sets': ['sets', 'version'],
  'local fare-portal:views': ['version', 'views'],
  // Both name the operator by a hash.
  'local fare-portal:run-keepers': ['keepers', 'version'],
  'local fare-portal:snapshot-visits': ['keepers', 'version'],
};

const ofContent = (field: string) => `content: ${field}`;
const RUN_FIELDS = [
  'agencies',
  'elapsedMs',
  'id',
  'kind',
  'outcomes',
  'region',
  'startedAt',
  'status',
  'task',
];
const SNAPSHOT_FIELDS = ['agency', 'content', 'kind', 'region', 'takenAt'];

/** Runs and snapshots that stay on this computer. */
const KEPT = {
  'database fare-portal:fleet': [
    ...['agency', 'agencyCount', 'id', 'isBaseline', 'kind', 'owner', 'startedAt', 'tab'],
    ...['health', 'rules'].flatMap((kind) => [...RUN_FIELDS, 'version'].map((field) => `${kind}: ${field}`)),
    ...['featuresSnapshot', 'rulesSnapshot'].flatMap((kind) =>
      [...SNAPSHOT_FIELDS, 'version'].map((field) => `${kind}: ${field}`),
    ),
  ].sort(),
};

/** Tokens are with the session only, and a person is nowhere; the operator's own email is with the session. */
async function expectNothingPersonal(page: Page, seen: SeenValues) {
  const entries = await readStoredEntries(page);
  const others = Object.fromEntries(
    Object.entries(entries).filter(([key]) => key !== 'session fare-portal:session'),
  );
  expect(findValues(others, seen.secrets)).toEqual([]);
  const operatorFree = Object.fromEntries(
    Object.entries(entries).map(([key, text]) => [
      key,
      key.startsWith('session ') ? text.replaceAll(OPERATOR, '') : text,
    ]),
  );
  expect(findValues(operatorFree, seen.personal)).toEqual([]);
  expect(findValues(others, [OPERATOR]).filter((found) => !found.startsWith('session '))).toEqual([]);
  return listFields(entries);
}

async function expectRunDone(page: Page): Promise<void> {
  await expect(page.getByRole('group', { name: 'Run' })).toContainText(/Done: (\d+) of \1\b/, {
    timeout: 60_000,
  });
}

/** A run of Fleet over three agencies, as the dashboard's checks are. */
async function runFleet(page: Page): Promise<void> {
  await page.goto('/fleet?agencies=CBTA.METRO.MMTA&checks=full');
  await page.getByRole('button', { name: 'Run', exact: true }).click();
  await expectRunDone(page);
  await expect.poll(async () => Object.keys(await readStoredEntries(page)).join()).toContain('database');
}

async function signOut(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Sign Out' }).click();
  await expect(page.getByRole('button', { name: 'Login' })).toBeVisible();
}

test('what a whole session stores: nothing that lasts but settings, never a person, a token or a key', async ({
  page,
}) => {
  const seen = collectSeenValues(page);
  await signIn(page, 'US East');
  await openAgency(page, 'CBTA');
  await page.getByRole('link', { name: 'Home', exact: true }).click();
  await expect(page.getByRole('main')).toContainText('Chesapeake Bay Transit Authority');

  // Visits of every kind of page, and a correction.
  for (const path of ['riders', 'purchase-orders', 'passes', 'businessRules', 'admin-users']) {
    await page.goto(`/agency-dashboard/CBTA/${path}`);
    await expect(page.locator('tbody tr, [class*="category"]').first()).toBeVisible();
  }
  await page.goto('/agency-dashboard/CBTA/agency-diagnostics');
  await page.getByRole('button', { name: 'RUN ALL' }).click();
  await expect(page.getByRole('button', { name: 'RUN ALL' })).toBeEnabled({ timeout: 60_000 });
  await page.goto(RIDER_PATH);
  await page.getByRole('button', { name: `Watch Rider ${RIDER_ID}` }).click();
  await page.getByRole('button', { name: `Add Rider ${RIDER_ID} to the ticket note` }).click();
  const row = locateReversiblePayments(page).last();
  await row.getByRole('button').click();
  await page.getByRole('button', { name: /^Watch Payment/ }).click();
  await expect(page.getByRole('button', { name: /^Stop watching Payment/ })).toBeVisible();
  await page.getByRole('button', { name: 'Edit' }).click();
  await expect(page.getByLabel('What will change')).toBeVisible();
  const amount = Number(await page.getByLabel('Amount').inputValue());
  await page.getByLabel('Amount').fill(String(amount + 1));
  await page.getByRole('button', { name: 'Submit' }).click();
  await page
    .getByRole('dialog', { name: 'Payment corrected' })
    .getByRole('button', { name: 'Back to payments' })
    .click();
  await expect(page.getByRole('button', { name: 'Watching (2)' })).toBeVisible();
  await runFleet(page);
  expect(seen.personal.size).toBeGreaterThan(20);
  expect(seen.secrets.size).toBeGreaterThan(1);
  expect(await expectNothingPersonal(page, seen)).toEqual({
    'local fare-portal:agency-names': ['usEast', 'version'],
    'local fare-portal:preferences': expect.arrayContaining(['agencies', 'tables', 'theme', 'version']),
    'local fare-portal:region': expect.arrayContaining(['backendUrl', 'region']),
    'local fare-portal:session-uses': ['uses', 'version'],
    'session fare-portal:session': expect.arrayContaining(['agencyTokens', 'email', 'psoToken', 'region']),
    'session fare-portal:diagnostics': expect.any(Array),
    'session fare-portal:journal': expect.any(Array),
    'session fare-portal:ticket-note': ['text'],
    'session fare-portal:watch-list': ['items', 'version'],
    'database fare-portal:fleet of the session': [
      ...['agencyCount', ...RUN_FIELDS.map((field) => `health: ${field}`), 'health: version'],
      ...['id', 'isBaseline', 'kind', 'owner', 'startedAt', 'tab'],
    ],
  });

  // Without a choice, the end of the session leaves the settings of the browser.
  await signOut(page);
  await expect.poll(async () => Object.keys(await readStoredEntries(page)).sort()).toEqual(LOCAL_KEYS);
  await expectNothingPersonal(page, seen);
});

test('what is kept when all is turned on: configuration, and after Sign Out nothing of the session', async ({
  page,
}) => {
  const seen = collectSeenValues(page);
  await signIn(page, 'US East');
  await openAgency(page, 'CBTA');

  await page.getByRole('button', { name: 'Note and protection' }).click();
  await page.getByLabel('Note', { exact: true }).fill('frozen until 12/01: migration');
  await page.getByRole('checkbox', { name: /^Protected/ }).check();
  await page.getByRole('button', { name: 'Save', exact: true }).click();

  await page.goto('/agency-dashboard/CBTA/passes?filter=day');
  await page.getByRole('button', { name: 'Columns' }).click();
  await page.getByLabel('Name of the view').fill('Days');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Saved Days')).toBeVisible();

  await runFleet(page);
  await page.getByRole('button', { name: 'Save as set' }).click();
  await page.getByLabel('Name of the set').fill('Three');
  await page.keyboard.press('Enter');
  await page.getByText('Kept runs and snapshots').click();
  await page.getByRole('checkbox', { name: /^Keep my runs and snapshots/ }).check();

  await page.goto('/agency-dashboard/CBTA/businessRules');
  await keepSnapshot(page, 'rulesSnapshot');
  await page.getByText('What is kept, and for how long').click();
  await page.getByRole('checkbox', { name: /^Each time I open this page/ }).check();
  await page.goto('/agency-dashboard/CBTA/agency-appfeatures?application=mod&version=1.6.0&platform=ios');
  await keepSnapshot(page, 'featuresSnapshot');

  await startRollout(page);
  expect(seen.personal.size).toBeGreaterThan(20);
  expect(seen.secrets.size).toBeGreaterThan(1);
  // The rollout may be written a moment later.
  await expect
    .poll(async () => listFields(await readStoredEntries(page)))
    .toEqual({
      ...CHOSEN,
      ...KEPT,
      // The rollout waits, and the session has it.
      'local fare-portal:rollouts': ['marks', 'version'],
      'database fare-portal:rollout': [
        ...['after', 'agency', 'before', 'changeId', 'note', 'planned', 'rollout', 'rule'].map(ofContent),
        ...['status', 'statusChangedAt', 'stepCount', 'target', 'version', 'written'].map(ofContent),
        ...['index', 'owner'],
      ],
      'session fare-portal:session': expect.arrayContaining(['agencyTokens', 'email', 'psoToken', 'region']),
      'session fare-portal:journal': ['changes', 'droppedCount', 'isExported', 'version'],
    });
  await expectNothingPersonal(page, seen);

  // The end of the session leaves what was chosen to stay, and nothing of the rollout, the journal and the session.
  await signOut(page);
  await expect.poll(async () => listFields(await readStoredEntries(page))).toEqual({ ...CHOSEN, ...KEPT });
  await expectNothingPersonal(page, seen);
});

/** Reads all of the page's agency, and keeps it. */
async function keepSnapshot(page: Page, kind: string): Promise<void> {
  await page.getByRole('button', { name: 'Snapshot', exact: true }).click();
  const part = page.getByRole('region', { name: 'Snapshot' });
  await part.getByRole('button', { name: 'Keep as it is' }).click();
  await expect(part.getByRole('status').first()).toContainText(/ differs from your snapshot of /, {
    timeout: 60_000,
  });
  // Another document would lose a write that is under way.
  await expect
    .poll(async () => listFields(await readStoredEntries(page))['database fare-portal:fleet'])
    .toContain(`${kind}: content`);
}

/** A rollout of one rule, which waits after its first agency. Other browser tests use neither rule nor agencies. */
async function startRollout(page: Page): Promise<void> {
  const search = new URLSearchParams({
    tab: 'rules',
    agencies: 'METRO.ATA.BAT.BMTA',
    category: 'Account Limits',
    rule: 'minimum_top_up',
    reference: 'METRO',
  });
  await page.goto(`/fleet?${search}`);
  await page.getByRole('button', { name: 'Read rules' }).click();
  await expectRunDone(page);
  await page.getByRole('button', { name: 'Roll out METRO’s value…' }).click();
  await page.getByRole('button', { name: 'Read agencies' }).click();
  await expectRunDone(page);
  const start = page.getByRole('button', { name: /^Start rollout in/ });
  const [count = ''] = /\d+/.exec((await start.textContent()) ?? '') ?? [];
  await start.click();
  await page.getByLabel(`Type ${count} to start`).fill(count);
  await page.getByRole('button', { name: 'Start rollout', exact: true }).click();
  await expect(page.getByRole('button', { name: /^Go on with/ })).toBeVisible({ timeout: 30_000 });
}
