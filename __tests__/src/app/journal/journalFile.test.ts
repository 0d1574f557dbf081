import { buildJournalFile } from '@/app/journal/journalFile';
import { type Change } from '@/domain/changes/change';
import { describeOutcome } from '@/domain/changes/changeTexts';
import { createChange } from '@tests/support/journalFixture';

const NOW = new Date('2026-03-08T09:00:00.123Z');
const buildFile = (
  format: 'json' | 'csv' | 'text',
  changes: readonly Change[],
  { droppedCount = 0, sendingIds = [] as string[] } = {},
) => buildJournalFile(format, { changes, droppedCount, sendingIds }, 'usEast', NOW);

it('names the file after region and time', () => {
  expect(buildFile('json', []).name).toBe('changes_us-east_2026-03-08T09-00-00Z.json');
  expect(buildFile('csv', []).name).toMatch(/\.csv$/);
  expect(buildFile('text', []).name).toMatch(/\.txt$/);
});

it('says in the name that older changes are missing', () => {
  expect(buildFile('csv', [], { droppedCount: 1 }).name).toMatch(/Z_partial\.csv$/);
});

it('exports every field as JSON, with the values as JSON text', () => {
  const { changes, ...header } = JSON.parse(
    buildFile('json', [createChange({ reason: 'Ticket 7', rollout: 'Rollout of minutes, 3 of 37' })], {
      droppedCount: 3,
    }).text,
  ) as {
    changes: Record<string, unknown>[];
  };
  expect(header).toMatchObject({ region: 'US East', olderLeftOut: 3, madeAt: '2026-03-08T09:00:00Z' });
  expect(JSON.stringify(header)).toContain('not the platform’s log');
  expect(changes).toEqual([
    {
      time: '2026-03-08T07:30:00.000Z',
      operator: 'operator@us-east.example',
      administrator: null,
      region: 'US East',
      agency: 'CBTA',
      kind: 'rule',
      ruleId: '7',
      category: '2',
      categoryName: 'Transfers',
      identity: 'minutes',
      description: 'Business rule minutes (Transfers)',
      before: '{"minutes":9007199254740993,"__proto__":1}',
      after: '{"minutes":90,"__proto__":1}',
      // No value is left out as a secret.
      withheld: null,
      difference: [{ path: 'minutes', before: '9007199254740993', after: '90' }],
      outcome: 'succeeded',
      completedAt: null,
      message: 'Business Rule Edited Successfully',
      relations: [],
      rollout: 'Rollout of minutes, 3 of 37',
      reason: 'Ticket 7',
    },
  ]);
});

it('says when a change of which a half was missing was completed: here near the time of the change, in a file in UTC', () => {
  const partlyChange = createChange({ outcome: 'partly' });
  const hours = (count: number) => partlyChange.at + count * 3_600_000;
  const describe = (completedAt: number) => describeOutcome({ ...partlyChange, completedAt });
  expect(describe(hours(1))).toMatch(/^Partly applied, completed at \d\d:30:00$/);
  expect(describe(hours(24))).toMatch(/^Partly applied, completed at 03\/09\/2026 \d\d:30:00$/);
  const completed = { ...partlyChange, completedAt: hours(1) };
  for (const format of ['text', 'csv'] as const)
    expect(buildFile(format, [completed]).text).toContain(
      `Partly applied, completed at ${new Date(hours(1)).toISOString()}`,
    );
});

it('says that a change was being sent when the file was made', () => {
  const change = createChange({ outcome: 'unknown', message: null });
  const sending = { sendingIds: [change.id] };
  const text = 'Being sent when this list was made';
  expect(buildFile('text', [change], sending).text).toContain(
    `\n${text}: Business rule minutes (Transfers)\n`,
  );
  expect(buildFile('csv', [change], sending).text).toContain(`,${text},`);
  expect(JSON.parse(buildFile('json', [change], sending).text)).toMatchObject({
    changes: [{ outcome: 'sending' }],
  });
});

it('the note says that no value changed, with the values', () => {
  const change = createChange({ before: '{"minutes":90}', after: '{"minutes":90}' });
  expect(buildFile('text', [change]).text).toContain('  No value changed. These were sent:\n  minutes: 90\n');
});

it('has the amounts of a rule in cents in the note, and the platform’s numbers in the other formats', () => {
  const change = createChange({ region: 'australia', before: '{"cents":200}', after: '{"cents":250}' });
  const { text } = buildFile('text', [change, { ...change, before: '{"cents":true}' }]);
  expect(text).toContain('\n  cents: 200 ($2.00 AUD) -> 250 ($2.50 AUD)\n');
  expect(text).toContain('\n  cents: true -> 250 ($2.50 AUD)\n');
  for (const format of ['json', 'csv'] as const) expect(buildFile(format, [change]).text).not.toContain('$');
  const object = createChange({ before: '{"cents":200,"days":1}', after: '{"cents":250,"days":1}' });
  expect(buildFile('text', [object]).text).toContain('\n  cents: 200 -> 250\n');
});

it('exports one CSV row for each write, without spreadsheet formulas', () => {
  const lines = buildFile('csv', [
    createChange({ reason: '=1+1', before: null, outcome: 'partly', rollout: 'Rollout of minutes' }),
  ]).text.split('\r\n');
  expect(lines[0]).toBe(
    '\uFEFFTime (UTC),Operator,Administrator,Region,Agency,Change,Outcome,Message,Before,After,Rollout,Reason',
  );
  expect(lines[1]).toBe(
    '2026-03-08T07:30:00.000Z,operator@us-east.example,,US East,CBTA,Business rule minutes (Transfers),Partly applied,Business Rule Edited Successfully.,,"{""minutes"":90,""__proto__"":1}",Rollout of minutes,\'=1+1',
  );
  expect(lines).toHaveLength(3);
  expect(buildFile('csv', [createChange({ before: '[\n  -5\n]', after: '"a; -b"' })]).text).toContain(
    ',[-5],"""a\\u003b -b""",',
  );
  expect(buildFile('csv', [createChange({ operator: null, agency: null })]).text).toContain(
    '00.000Z,,,US East,,Business',
  );
});

it('ends the message of a CSV row before what the change puts back', () => {
  const first = createChange();
  const second = { ...createChange({ revertedId: first.id }), id: `${first.id} again`, at: first.at + 1_000 };
  expect(buildFile('csv', [first, second]).text).toMatch(
    /Business Rule Edited Successfully\. Puts back the change of/,
  );
});

it('names the administrator who has signed in to the agency in each format', () => {
  const administrator = 'administrator@us-east.example';
  const change = createChange({ administrator });
  expect(JSON.parse(buildFile('json', [change]).text)).toMatchObject({ changes: [{ administrator }] });
  expect(buildFile('csv', [change]).text).toContain(`operator@us-east.example,${administrator},US East,CBTA`);
  expect(buildFile('text', [change]).text).toContain(
    `${administrator}, signed in by operator@us-east.example, US East, CBTA`,
  );
});

it('exports a note with amounts in dollars that says which changes are missing', () => {
  const { text } = buildFile(
    'text',
    [
      createChange({
        object: { kind: 'payment', userId: '88', paymentId: '1234' },
        before: '{"amount":450,"payment_medium":"CashFare"}',
        after: '{"amount":700,"payment_medium":"CashFare"}',
        outcome: 'unknown',
        message: null,
        // With the Enter by which it was ended.
        reason: 'Wrong fare\n',
      }),
      createChange({ before: null, after: null, withheld: 'secret' }),
    ],
    { droppedCount: 1 },
  );
  expect(text).toContain('Unknown: Correction of payment 1234 of rider 88');
  expect(text).toContain('  Amount: $4.50 -> $7.00');
  expect(text).toContain('  No response has arrived. The change may have been applied.');
  expect(text).toMatch(/^ {2}Reason: Wrong fare\n(?! +$)/m);
  expect(text).toContain('•••');
  expect(text).toContain('1 older change is no longer in this journal.');
  expect(text).toContain('not the platform’s log');
});

it.each(['\n', '\r', '\r\n', '\u2028'])(
  'makes no entry of the note out of a text with the line break %j',
  (lineBreak) => {
    const forged = `Gone.${lineBreak}Succeeded: Business rule other (Transfers)`;
    const { text } = buildFile('text', [
      createChange({ outcome: 'failed', message: forged, reason: forged }),
      createChange({ reason: '' }),
    ]);
    const [, , ...lines] = text.split(/\r\n|[\n\r\u2028]/);
    expect(lines.filter((line) => !line.startsWith('  '))).toEqual([
      '',
      'Failed: Business rule minutes (Transfers)',
      '',
      'Succeeded: Business rule minutes (Transfers)',
      '',
    ]);
    // Only a reason keeps its lines.
    expect(text).toContain('  Gone. Succeeded: Business rule other (Transfers)\n');
    expect(text).toContain('  Reason: Gone.\n    Succeeded: Business rule other (Transfers)\n');
  },
);
