import { type FleetRun, isStoredKind } from '@/domain/fleet/fleetRun';
import { parseStoredRun } from '@/domain/fleet/parseStoredRun';
import { formatRunFile, parseRunFile } from '@/domain/fleet/runFile';
import { isComparedKind, toStoredRun, WITHHELD_JSON } from '@/domain/fleet/storedRun';
import { parseJson } from '@/lib/json/parseJson';

const AGENCY = {
  id: 1,
  created: null,
  name: 'Bay Area',
  abbreviation: 'constructor',
  databasename: null,
  databaseName: null,
  database_status: 'active',
  imperial: true,
  timezone: 109,
  country_code: 840,
};
const CELL = {
  status: 'ok',
  ranAt: '2026-11-23T10:00:00.000Z',
  messages: ['fine'],
  facts: { Rows: '2' },
  prints: { 'Content of the rows': 'abcdef12' },
  durationMs: 12.5,
};
const HEALTH = {
  id: 'r1',
  kind: 'health',
  region: 'usEast',
  task: { profile: 'quick', checkIds: ['terms'], readsRecord: false },
  agencies: [AGENCY],
  status: 'running',
  isPlatformDown: false,
  startedAt: 1_000,
  elapsedMs: 20.4,
  runningSince: 5,
  outcomes: { constructor: { status: 'done', answer: { terms: CELL }, at: 2_000 } },
  asking: ['constructor'],
  unreachableInARow: 0,
} as unknown as FleetRun<'health'>;

const SCREEN_CELL = { ...CELL, status: 'failed', screenMessages: ['Ask jane@example.org.'] };

const keepAndParse = (run: FleetRun) =>
  parseStoredRun(parseJson(JSON.stringify(toStoredRun(run as never, 0))));

it('reads what it keeps; what was under way is stopped', () => {
  const run = { ...HEALTH, repeatedAnswers: 3, agencies: [AGENCY, { ...AGENCY, abbreviation: 'CBTA' }] };
  expect(keepAndParse(run)).toEqual({
    ...run,
    status: 'stopped',
    elapsedMs: 20,
    runningSince: null,
    asking: [],
    outcomes: {
      constructor: { status: 'done', answer: { terms: { ...CELL, durationMs: 13 } }, at: 2_000 },
    },
  });
});

it('gives a retry that was under way up: the earlier outcomes stand', () => {
  expect(keepAndParse({ ...HEALTH, retried: ['constructor'] })).toMatchObject({
    status: 'done',
    outcomes: { constructor: { status: 'done' } },
  });
});

it('keeps no search for riders, which has personal data, and no plan; compares health and features', () => {
  const kinds = ['health', 'rules', 'features', 'riders', 'lookup', 'plan'] as const;
  expect(kinds.filter(isStoredKind)).toEqual(['health', 'rules', 'features']);
  expect(kinds.filter(isComparedKind)).toEqual(['health', 'features']);
});

it('keeps no value of a rule that looks like a secret or an address', () => {
  const rules = [
    { category: 'mail', identity: 'contact', json: '"jane@example.org"' },
    { category: 'provider', identity: 'api_key', json: '5' },
    { category: 'fares', identity: 'daily_cap', json: '200.50' },
    { category: 'fares', identity: 'valid_from', json: '{"value":1763853909000}' },
  ];
  const run = {
    ...HEALTH,
    kind: 'rules',
    task: { categories: 'all' },
    outcomes: {
      constructor: { status: 'done', answer: { categories: ['mail'], categoryIds: ['3'], rules }, at: 1 },
    },
  } as unknown as FleetRun<'rules'>;
  const outcome = keepAndParse(run)?.outcomes.constructor as unknown as {
    answer: { rules: { json: string }[] };
  };
  expect(outcome.answer.rules.map(({ json }) => json)).toEqual([
    WITHHELD_JSON,
    WITHHELD_JSON,
    '200.50',
    '{"value":1763853909000}',
  ]);
});

it.each([
  ['ids of categories', { categoryIds: ['3'] }, true],
  ['no ids of categories', {}, false],
])('a run of rules with %s is read: %s', (_name, ids, isRead) => {
  const answer = { categories: ['mail'], ...ids, rules: [] };
  const run = {
    ...HEALTH,
    kind: 'rules',
    task: { categories: 'all' },
    outcomes: { constructor: { status: 'done', answer, at: 1 } },
  } as unknown as FleetRun<'rules'>;
  expect(keepAndParse(run) !== null).toBe(isRead);
});

it('reads an agency that failed, without what the platform said', () => {
  const failed = { status: 'failed', message: 'No answer.', isPlatformDown: false, at: 1 } as const;
  const outcomes = { constructor: { ...failed, serverMessage: 'Ask jane@example.org.' } };
  expect(keepAndParse({ ...HEALTH, outcomes })?.outcomes).toEqual({ constructor: failed });
});

it('reads a check that failed, without what the platform said', () => {
  const answer = { terms: SCREEN_CELL } as never;
  const outcomes = { constructor: { status: 'done', answer, at: 2_000 } } as const;
  const kept = keepAndParse({ ...HEALTH, outcomes })?.outcomes.constructor as unknown as {
    answer: { terms: object };
  };
  expect(kept.answer.terms).toEqual({ ...CELL, status: 'failed', durationMs: 13 });
});

const valid = toStoredRun(HEALTH, 0) as Record<string, unknown>;
const withCell = (cell: object) => ({
  ...valid,
  outcomes: { constructor: { status: 'done', answer: { terms: { ...CELL, ...cell } }, at: 1 } },
});
const withFailure = (failure: object) => ({
  ...valid,
  outcomes: { constructor: { status: 'failed', at: 1, ...failure } },
});
it.each([
  ['another version', { ...valid, version: 2 }],
  ['a search for riders', { ...valid, kind: 'riders' }],
  ['an inherited kind', { ...valid, kind: 'toString' }],
  ['an unknown region', { ...valid, region: 'mars' }],
  ['no agencies', { ...valid, agencies: [] }],
  ['an agency that is no path', { ...valid, agencies: [{ ...AGENCY, abbreviation: '../x' }] }],
  ['an agency twice', { ...valid, agencies: [AGENCY, AGENCY] }],
  ['an outcome of another agency', { ...valid, outcomes: { METRO: { status: 'failed' } } }],
  ['a failure without its message', withFailure({ isPlatformDown: true })],
  ['a failure that does not say if the platform is down', withFailure({ message: 'No answer.' })],
  [
    'a failure with what the platform said',
    withFailure({ message: 'No.', isPlatformDown: true, serverMessage: {} }),
  ],
  ['an outcome that is neither', withFailure({ status: 'x', message: 'x', isPlatformDown: true })],
  ['a cell with another status', withCell({ status: 'fine' })],
  ['a cell without a time', withCell({ ranAt: 'yesterday' })],
  ['a message that is no text', withCell({ messages: [{}] })],
  ['a cell with what the platform said', withCell({ screenMessages: ['Ask'] })],
  ['a time that is none', { ...valid, startedAt: 9e15 }],
  ['another task', { ...valid, task: { categories: 'all' } }],
  ['null', null],
])('refuses %s', (_name, value) => {
  expect(parseStoredRun(value)).toBeNull();
});

it('reads a file that it has written, and names what is wrong with another one', () => {
  const text = formatRunFile(HEALTH, '1.0.0', 0);
  expect(JSON.parse(text)).toMatchObject({
    region: 'US East',
    time: '1970-01-01T00:00:01.000Z',
    portalVersion: '1.0.0',
    profile: 'quick',
  });
  expect(parseRunFile(text).run).toEqual(keepAndParse(HEALTH));
  expect(parseRunFile('{"a":1}').error).toBe('This file has no run of Fleet.');
  expect(parseRunFile('no JSON').error).toBe('This file has no run of Fleet.');
  expect(parseRunFile(text.replace('"formatVersion":1', '"formatVersion":2')).error).toMatch(
    /^This file is from another version/,
  );
  expect(parseRunFile(text.replace('"usEast"', '"mars"')).error).toMatch(/^This file is damaged/);
});

it('counts the time of a run that is under way until it is kept', () => {
  const running = { ...HEALTH, elapsedMs: 2_000, runningSince: 10_000 };
  expect(toStoredRun(running, 15_000)).toMatchObject({ elapsedMs: 7_000 });
  expect(toStoredRun({ ...running, runningSince: null }, 15_000)).toMatchObject({ elapsedMs: 2_000 });
});
