import { type CheckEvidence } from '@/domain/diagnostics/checkEvidence';
import { type CheckStatus } from '@/domain/diagnostics/checkStatus';
import { CHECK_TITLES } from '@/domain/diagnostics/checkTitles';
import { type Resource } from '@/domain/entities/diagnostics/resource';
import { type HealthAnswer, type HealthCell } from '@/domain/fleet/fleetRun';
import { evaluateOutcome, evaluateReadiness, summarizeReadiness } from '@/domain/fleet/readiness';
import { READINESS_LINES } from '@/domain/fleet/readinessLines';
import { evaluateDocumentVersions, evaluateList } from '@/shared/checks/checkResults';
import { DAY_MS } from '@tests/support/durations';

const RAN_AT = '2026-11-23T10:00:00.000Z';
const inDays = (days: number) => Date.parse(RAN_AT) + days * DAY_MS;

function buildCell(
  status: CheckStatus,
  evidence: CheckEvidence = {},
  messages: string[] = [],
  facts: Record<string, string> = {},
): HealthCell {
  return { status, ranAt: RAN_AT, messages, facts, prints: {}, durationMs: 1, evidence };
}

const count = (total: number) => buildCell('ok', { counts: { total } });
const names = (evidence: CheckEvidence['names'], status: CheckStatus = 'ok') =>
  buildCell(status, { names: { missing: [], databases: ['A'], databaseStatus: ['ACTIVE'], ...evidence } });
const document = (...versions: [clientType: string, from: number | null, until: number | null][]) =>
  buildCell('ok', { versions: versions.map(([clientType, from, until]) => ({ clientType, from, until })) });
const alert = (message: string) => buildCell('alert', {}, [message]);
const media = (...configured: string[]) =>
  buildCell('ok', { counts: { total: 16 }, names: { configured } }, [
    `${configured.length} of 16 configured`,
  ]);

/** For each line, an answer that makes it done, and one that makes it missing. */
const CASES: Record<string, { done: [HealthAnswer, string]; missing: [HealthAnswer, string] }> = {
  record: {
    done: [{ 'agency-info': names({}) }, 'Each field has a value.'],
    missing: [{ 'agency-info': names({ missing: ['Timezone'] }) }, 'Without a value: Timezone.'],
  },
  'database-names': {
    done: [{ 'agency-info': names({}) }, 'A'],
    missing: [{ 'agency-info': names({ databases: ['A', 'B'] }) }, 'A and B'],
  },
  'database-status': {
    done: [{ 'agency-info': names({}) }, 'Its status is ACTIVE.'],
    missing: [
      { 'agency-info': names({ databaseStatus: ['PROVISIONING'] }, 'alert') },
      'Its status is PROVISIONING.',
    ],
  },
  mail: {
    done: [{ 'email-settings': buildCell('ok') }, 'Configured.'],
    missing: [{ 'email-settings': alert('No mail.') }, 'No mail.'],
  },
  'feature-sets': {
    done: [
      { 'feature-sets': buildCell('ok', { counts: { total: 3, enabled: 2 } }) },
      '2 enabled feature sets.',
    ],
    missing: [
      { 'feature-sets': buildCell('ok', { counts: { total: 3, enabled: 0 } }) },
      'No enabled feature sets.',
    ],
  },
  routing: {
    done: [{ 'routing-info': buildCell('ok', {}, [], { ID: '7' }) }, 'ID: 7'],
    missing: [{ 'routing-info': alert('Not known.') }, 'Not known.'],
  },
  provider: {
    done: [{ 'payment-provider': buildCell('ok', {}, [], { ID: '1', Name: 'P' }) }, 'ID: 1, Name: P'],
    missing: [{ 'payment-provider': alert('No provider.') }, 'No provider.'],
  },
  media: {
    done: [{ 'payment-media': media('Cash') }, '1 of 16 configured'],
    missing: [{ 'payment-media': alert('No medium.') }, 'No medium.'],
  },
  coupons: {
    done: [{ coupons: count(1) }, '1 coupon.'],
    missing: [{ coupons: count(0) }, 'No coupons.'],
  },
  concessions: {
    done: [{ concessions: count(2) }, '2 concessions.'],
    missing: [{ concessions: count(0) }, 'No concessions.'],
  },
  reports: {
    done: [{ reports: count(2) }, '2 reports.'],
    missing: [{ reports: count(0) }, 'No reports.'],
  },
  terms: {
    done: [{ terms: document(['ios', null, null]) }, 'Valid for ios.'],
    missing: [{ terms: document(['ios', null, inDays(12)]) }, 'ios: lapses 12/05/2026 10:00:00 UTC.'],
  },
  privacy: {
    done: [{ privacy: document(['ios', inDays(-9), inDays(3)], ['ios', inDays(3), null]) }, 'Valid for ios.'],
    missing: [
      { privacy: document(['ios', inDays(-9), inDays(3)], ['ios', inDays(4), null]) },
      'ios: lapses 11/26/2026 10:00:00 UTC.',
    ],
  },
  about: {
    done: [{ about: document(['ios', null, inDays(31)]) }, 'Valid for ios.'],
    missing: [
      { about: document(['ios', null, null], ['web', inDays(1), null]) },
      'web: no version is valid.',
    ],
  },
  geofences: {
    done: [{ geofences: count(1_200) }, '1,200 geofences.'],
    missing: [{ geofences: count(0) }, 'No geofences.'],
  },
  smartcards: {
    done: [{ 'payment-media': media('SmartCard'), smartcards: count(3) }, '3 smartcards.'],
    missing: [{ 'payment-media': media('SmartCard'), smartcards: count(0) }, 'No smartcards.'],
  },
  administrators: {
    done: [{ administrators: buildCell('ok', { counts: { administrator: 1 } }) }, '1 administrator.'],
    missing: [{ users: buildCell('ok', { counts: { administrator: 0 } }) }, 'No administrators.'],
  },
  'app-features': {
    done: [{ applications: buildCell('ok', {}, ['Features are on for pay.']) }, 'Features are on for pay.'],
    missing: [{ applications: alert('No feature is on for pay.') }, 'No feature is on for pay.'],
  },
};

it('has a case for each of the 18 lines', () => {
  expect(READINESS_LINES.map(({ id }) => id)).toEqual(Object.keys(CASES));
  expect(READINESS_LINES).toHaveLength(18);
});

it.each(Object.entries(CASES))('%s is done or missing, with evidence', (id, { done, missing }) => {
  expect(evaluateReadiness(done[0])[id]).toMatchObject({ status: 'done', evidence: done[1] });
  expect(evaluateReadiness(missing[0])[id]).toMatchObject({ status: 'missing', evidence: missing[1] });
});

const INVALID_ROW = '1 row could not be read and is left out.';

it.each([
  [0, ['ios: overlap.'], 'Valid for ios. Diagnostics has an alert about other versions.'],
  [1, [INVALID_ROW], `Valid for ios. ${INVALID_ROW}`],
  [
    1,
    [INVALID_ROW, 'ios: overlap.'],
    `Valid for ios. ${INVALID_ROW} Diagnostics has an alert about other versions.`,
  ],
])('says of a valid document with %i invalid rows and alerts %j: %s', (unreadable, messages, evidence) => {
  const versions = [{ clientType: 'ios', from: null, until: null }];
  const terms = buildCell('alert', { versions, counts: { unreadable } }, messages);
  expect(evaluateReadiness({ terms }).terms).toMatchObject({ status: 'done', evidence });
});

it('says of a line that was not asked that it is not run, and of a failed one that it is unknown', () => {
  const failed = buildCell('failed', {}, ['The server has an error.']);
  const readiness = evaluateReadiness({ coupons: failed, 'payment-media': failed, users: failed });
  const unknown = { status: 'unknown', evidence: 'The server has an error.' };
  expect(readiness).toMatchObject({
    coupons: unknown,
    media: unknown,
    smartcards: unknown,
    administrators: unknown,
    reports: { status: 'notRun', evidence: 'This run did not ask it.' },
  });
  expect(evaluateReadiness({ 'routing-info': buildCell('skipped', {}, ['No host.']) }).routing).toEqual({
    status: 'notRun',
    evidence: 'No host.',
  });
});

it('says of an agency without an outcome that it is not asked yet', () => {
  const { coupons, smartcards } = evaluateOutcome(undefined);
  expect([coupons, smartcards]).toEqual(Array(2).fill({ status: 'notRun', evidence: 'Not asked yet.' }));
  expect(evaluateOutcome({ status: 'done', answer: {}, at: 1 }).coupons?.evidence).toBe(
    'This run did not ask it.',
  );
});

it('takes the administrators from the users, also when another type of user failed', () => {
  const users = buildCell('failed', { counts: { administrator: 4 } }, ['1 look-up failed']);
  expect(evaluateReadiness({ users }).administrators).toMatchObject({
    status: 'done',
    evidence: '4 administrators.',
  });
});

it('needs smartcards only where the medium is configured', () => {
  expect(evaluateReadiness({ 'payment-media': media('Cash'), smartcards: count(0) }).smartcards).toEqual({
    status: 'notApplicable',
    evidence: 'The medium SmartCard is not configured.',
  });
  expect(evaluateReadiness({ smartcards: count(0) }).smartcards?.status).toBe('notRun');
});

it('does not say that smartcards are not needed where the payment media were skipped', () => {
  const skipped = buildCell('skipped', {}, ['The record could not be read.']);
  expect(evaluateReadiness({ 'payment-media': skipped, smartcards: count(3) }).smartcards).toEqual({
    status: 'notRun',
    evidence: 'The record could not be read.',
  });
});

it('says that a line is unknown whose list has only rows that could not be read', () => {
  const evaluate = evaluateList<{ id: number }>([], { status: 'ok', message: 'None.' }, () => ({
    enabled: 0,
  }));
  const cellOf = (rows: { id: number }[]) => {
    const { status, evidence, messages } = evaluate({ rows, invalidRowCount: 2 });
    return buildCell(status, evidence, [...messages]);
  };
  const answer = { coupons: cellOf([]), reports: cellOf([{ id: 1 }]), 'feature-sets': cellOf([{ id: 1 }]) };
  const unknown = { status: 'unknown', evidence: '2 rows could not be read and are left out.' };
  expect(evaluateReadiness(answer)).toMatchObject({
    coupons: unknown,
    reports: { status: 'done', evidence: '1 report.' },
    'feature-sets': unknown,
  });
});

it('says that a document is unknown that is not done, of which rows could not be read', () => {
  const version = { client_type: 'ios', content: 'a', start_date: null, end_date: null };
  const cellOf = (rows: Resource[], invalidRowCount: number) => {
    const { status, evidence, messages } = evaluateDocumentVersions('terms', 0)({ rows, invalidRowCount });
    return buildCell(status, evidence, [...messages]);
  };
  const answer = { terms: cellOf([], 2), privacy: cellOf([version], 2), about: cellOf([], 0) };
  expect(evaluateReadiness(answer)).toMatchObject({
    terms: { status: 'unknown', evidence: '2 rows could not be read and are left out.' },
    privacy: { status: 'done' },
    about: { status: 'missing' },
  });
  const lapsing = cellOf([{ ...version, end_date: '2026-12-04' }], 1);
  expect(evaluateReadiness({ terms: lapsing }).terms).toEqual({
    status: 'unknown',
    evidence: `ios: lapses 12/04/2026 UTC. ${INVALID_ROW}`,
  });
});

it('counts nothing of another agency’s record', () => {
  const other = {
    ...names({ otherAgency: ['METRO'] }, 'alert'),
    messages: ['The record of METRO was sent.'],
  };
  const missing = { status: 'missing', evidence: 'The record of METRO was sent.' };
  expect(evaluateReadiness({ 'agency-info': other })).toMatchObject({
    record: missing,
    'database-names': missing,
    'database-status': missing,
  });
});

it('counts the lines that apply', () => {
  const readiness = evaluateReadiness({
    'payment-media': media('Cash'),
    coupons: count(1),
    reports: count(0),
  });
  expect(summarizeReadiness(readiness)).toEqual({ done: 2, total: 3, notRun: 14 });
});

it('names what a check reads as the diagnostics page does', () => {
  const titles = new Map(READINESS_LINES.map(({ id, title }) => [id, title]));
  expect(titles.get('record')).toBe(`${CHECK_TITLES['agency-info']} complete`);
  expect(titles.get('mail')).toBe(CHECK_TITLES['email-settings']);
  expect(titles.get('routing')).toBe(CHECK_TITLES['routing-info']);
});
