import { evaluateVerification } from '@/domain/rollout/evaluateStep';
import { type Rollout } from '@/domain/rollout/rollout';
import { formatReport } from '@/domain/rollout/rolloutReport';
import { buildRollout, buildStep } from '@tests/support/rolloutSteps';

it('is reported as JSON, CSV and text', () => {
  const rollout = buildRollout(
    [
      buildStep('A0', {
        status: 'done',
        written: 'yes',
        before: '{"value":200}',
        after: '{"value":250}',
        statusChangedAt: Date.UTC(2026, 10, 24, 14, 1),
      }),
      buildStep('A1', { status: 'failed', note: 'Could not sign in (403).' }),
      buildStep('A2', { status: 'unknown', written: 'partly', before: '{"value":210}' }),
    ],
    { status: 'stopped', reason: 'Board', finishedAt: Date.UTC(2026, 10, 24, 15) },
  );
  const { name, text } = formatReport(rollout, 'text', 'operator@example.com');
  expect(name).toBe('rollout-daily_cap_us-east_2026-11-24T14-00-00Z.txt');
  expect(text.split('\n')).toEqual([
    'Rollout - Region - US East',
    'Business rule daily_cap (Fares)',
    'Started 2026-11-24T14:00:00Z, stopped 2026-11-24T15:00:00Z, operator@example.com',
    'Reason: Board',
    '3 agencies: 1 done, 1 failed, 1 unknown',
    '',
    'A0: ring 1, done, 200 -> 250, accepted: yes, 250 now, 2026-11-24T14:01:00Z',
    // It was not read before it was to be changed.
    'A1: ring 2, failed, planned 200 -> 250, Could not sign in (403).',
    'A2: ring 2, unknown, 210 -> 250, accepted: one of two calls',
    '',
  ]);
  expect(formatReport(rollout, 'csv', null).text.split('\r\n')[1]).toBe(
    'A0,A0 Transit,1,done,yes,"{""value"":200}","{""value"":250}","{""value"":200}","{""value"":250}",2026-11-24T14:01:00Z,,,US East,Business rule daily_cap (Fares),Board,no',
  );
  expect(JSON.parse(formatReport(rollout, 'json', null).text)).toMatchObject({
    counts: { done: 1, failed: 1, unknown: 1 },
    agencies: [
      { agency: 'A0', ring: 1, status: 'done', before: '{"value":200}' },
      { ring: 2, note: 'Could not sign in (403).' },
      { ring: 2, written: 'partly' },
    ],
  });
  const secret = { ...rollout, subject: { kind: 'rule', category: 'Fares', identity: 'api_key' } as const };
  for (const format of ['json', 'csv', 'text'] as const)
    expect(formatReport(secret, format, null).text).not.toMatch(/\b2[015]0\b/);
});

it('has the amounts of a rule in cents as text, and the platform’s numbers in the other formats', () => {
  const step = buildStep('A0', {
    planned: '{"cents":200}',
    before: '{"cents":200}',
    target: '{"cents":250}',
  });
  const rollout = buildRollout([step], { region: 'australia' });
  expect(formatReport(rollout, 'text', null).text).toContain(
    '\nA0: ring 1, not begun, 200 cents ($2.00 AUD) -> 250 cents ($2.50 AUD)\n',
  );
  for (const format of ['json', 'csv'] as const)
    expect(formatReport(rollout, format, null).text).not.toContain('$');
});

it.each<[Partial<Rollout>, string]>([
  [{}, 'Rollout'],
  [{ isDryRun: true }, 'Dry run of a rollout'],
  [{ source: { kind: 'undo', rolloutId: 'r' } }, 'Undo of a rollout'],
  [{ source: { kind: 'undo', rolloutId: 'r' }, isDryRun: true }, 'Dry run of an undo of a rollout'],
])('of one agency says what it was: %j', (change, title) => {
  const rollout = buildRollout([buildStep('A0')], { status: 'done', finishedAt: 0, ...change });
  const { text } = formatReport(rollout, 'text', null);
  expect(text).toMatch(new RegExp(`^${title} - Region - US East\n`));
  expect(text).toContain(', finished 1970-01-01T00:00:00Z\n1 agency: 1 not begun\n');
});

it.each([
  ['json', '.json'],
  ['csv', '.csv'],
  ['text', '.txt'],
] as const)('as %s is a file with the ending %s', (format, ending) => {
  const { name } = formatReport(buildRollout([buildStep('A0')]), format, null);
  expect(name).toBe(`rollout-daily_cap_us-east_2026-11-24T14-00-00Z${ending}`);
});

it('says that a rollout under way is not finished', () => {
  const { text } = formatReport(buildRollout([buildStep('A0')]), 'text', null);
  expect(text).toContain('\nStarted 2026-11-24T14:00:00Z, not finished\n');
});

it('as text has no line of a reason or note that looks like a row of an agency', () => {
  const step = buildStep('A0', { status: 'failed', note: 'Refused:\nA8: ring 1, done' });
  const rollout = buildRollout([step], { reason: 'Board\nA9: ring 1, done\u2028A7: ring 1, done\n' });
  const lines = formatReport(rollout, 'text', null).text.split('\n');
  expect(lines.filter((line) => /^A\d: /.test(line))).toEqual([
    'A0: ring 1, failed, planned 200 -> 250, Refused: A8: ring 1, done',
  ]);
  expect(lines.slice(3, 6)).toEqual(['Reason: Board', '  A9: ring 1, done', '  A7: ring 1, done']);
});

it('has no advice that was for the moment of the check', () => {
  const states = { planned: '{"a":"off","b":"on"}', target: '{"a":"on","b":"off"}' };
  const step = buildStep('A0', { status: 'unknown', ...states, unansweredAt: 1 });
  const subject = { kind: 'features', application: { name: 'pay', version: '1', platform: 'ios' } } as const;
  for (const value of [states.planned, '{"a":"on","b":"on"}']) {
    const found = evaluateVerification(subject, step, { value }, 1);
    expect(found.note).toMatch(/ may still apply .*: check again in a moment\.$/);
    const rollout = buildRollout([{ ...step, ...found }], { subject });
    for (const format of ['json', 'csv', 'text'] as const) {
      const { text } = formatReport(rollout, format, null);
      expect(text).toMatch(/ so far.*The platform may still apply (it|the rest)\./);
      expect(text).not.toContain('check again');
    }
  }
});
