import { buildReport } from '@/screens/diagnostics/report/buildReport';
import { formatCheckDetails, formatReport } from '@/screens/diagnostics/report/formatReport';
import { type Check, type CheckState, INITIAL_CHECK_STATE } from '@/shared/checks/check';
import { createResultTable } from '@/shared/checks/resultTable';

const HEADER = { region: 'US East', agency: 'CBTA', time: '2026-03-08T08:00:00.000Z', portalVersion: '1' };
const RAN_AT = '2026-03-08T07:30:00.000Z';

const format = (title: string, state: Partial<CheckState>) => {
  const check = { id: 'a', title, group: 'agency' } as Check;
  const states = { a: { ...INITIAL_CHECK_STATE, runStatus: 'done' as const, ranAt: RAN_AT, ...state } };
  return {
    lines: formatReport(buildReport(HEADER, [check], states))
      .split('\n')
      .slice(6),
    details: formatCheckDetails(HEADER, check, states.a).split('\n').slice(4),
  };
};

it('has one line for each text of the platform, whatever line breaks it has', () => {
  const table = createResultTable([{ key: 'name', title: 'Name', width: 1, text: (name) => name }], ['B\u2028[ok] C']); // prettier-ignore
  const messages = ['Its status is “x”.\r\n[ok] Reports'];
  const facts = [{ label: 'Name', value: 'A\n\n[ok] Users' }];
  const result = { status: 'alert', messages, facts, table } as const;
  const { lines, details } = format('Agency info', { result, durationMs: 7 });
  expect(lines).toEqual([
    `[alert] Agency info (7 ms, ${RAN_AT})`,
    '    Its status is “x”. [ok] Reports',
    '    Name: A [ok] Users',
    '    1 row',
    '    Name: B [ok] C',
    '',
  ]);
  expect(details).toEqual(['Its status is “x”. [ok] Reports']);
});

it('has no duration of a cancelled check without an answered call', () => {
  const { lines } = format('Users', { result: { status: 'skipped', messages: ['Skipped: cancelled.'] } });
  expect(lines).toEqual([`[skipped] Users (${RAN_AT})`, '    Skipped: cancelled.', '']);
});

it('says that a result is of an earlier run, because a later one was cancelled', () => {
  const state = {
    result: { status: 'ok', messages: ['Fine.'] },
    durationMs: 7,
    isOfEarlierRun: true,
  } as const;
  const note = `From ${RAN_AT}. A later run was cancelled.`;
  const { lines, details } = format('Users', state);
  expect(lines).toEqual([`[ok] Users (7 ms, ${RAN_AT})`, `    ${note}`, '    Fine.', '']);
  expect(details).toEqual([note, 'Fine.']);
});
