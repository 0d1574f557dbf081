import { type FleetRun } from '@/domain/fleet/fleetRun';
import { downloadRules } from '@/screens/fleet/rules/downloadRules';
import { captureDownloads } from '@tests/support/downloads';

const done = (...rules: object[]) => ({
  status: 'done',
  answer: { categories: [], categoryIds: [], rules },
  at: 0,
});
const RUN = {
  region: 'usEast',
  startedAt: 0,
  agencies: ['A', 'B', 'C', 'D'].map((abbreviation) => ({ abbreviation })),
  outcomes: {
    A: done(
      { category: 'fares', identity: 'cap', json: '{"cap":1763853909000}' },
      { category: 'fares', identity: 'note', json: '{"note":"a; -b"}' },
      { category: 'mail', identity: 'contact', json: '{"contact":"jane@example.org"}' },
    ),
    B: { status: 'failed', message: 'Could not sign in (403).', isPlatformDown: false, at: 0 },
    C: done(),
  },
} as unknown as FleetRun<'rules'>;

it('has a line for each agency, also for one that was not asked, and no value that looks like a secret', async () => {
  const downloads = captureDownloads();
  downloadRules(RUN);
  const [, ...lines] = ((await downloads[0]?.text()) ?? '').trimEnd().split('\r\n');
  expect(lines).toEqual([
    'US East,A,fares,cap,1763853909000,"{""cap"":1763853909000}",',
    `US East,A,fares,note,"a;' -b","{""note"":""a\\u003b -b""}",`,
    'US East,A,mail,contact,••• not kept,"""••• not kept""",',
    'US East,B,,,,,Could not sign in (403).',
    'US East,C,,,,,no rules',
    'US East,D,,,,,not run',
  ]);
});
