import { waitFor } from '@testing-library/react';
import { DIAGNOSTICS_CHART_LIMIT } from '@/domain/limits';
import { clockSkewMeasured } from '@/session/auth/sessionSlice';
import {
  buildDiagnosticsPath,
  getCard,
  getStatus,
  openDiagnostics,
  withinCard,
} from '@tests/support/diagnosticsFixture';
import { DAY_MS } from '@tests/support/durations';
import { respondWith, respondWithPage } from '@tests/support/fakeNetwork';

const getBarWidths = () =>
  [...getCard('Users by type').querySelectorAll('dd')].map(
    (value) => value.querySelector<HTMLElement>('.count-shares__bar')?.style.width ?? null,
  );
const respondWithCount = (count: number) => respondWithPage([], { total: count });

describe('users by type', () => {
  it('has the total, and a bar for the share of each type; also of stored numbers', async () => {
    const { runAll, goTo } = await openDiagnostics(
      'CBTA',
      ['type=administrator', respondWithCount(1_500)],
      ['type=rider', respondWithCount(4_500)],
      ['/auth/api/v4/users', respondWithCount(0)],
    );
    await runAll();
    const expectShares = () => {
      expect(getCard('Users by type')).toHaveTextContent('Total 6,000');
      expect(withinCard('Users by type').getAllByRole('definition')[0]).toHaveTextContent('1,500');
      expect(getBarWidths()).toEqual(['25%', null, null, '75%', null, null, null]);
    };
    expectShares();
    await goTo('/agencies');
    await goTo(buildDiagnosticsPath('CBTA'));
    await waitFor(() => expect(getCard('Users by type')).toHaveTextContent(/From \d/));
    expectShares();
  });

  it('has no total and no bars when a count failed', async () => {
    const { clickButton } = await openDiagnostics('CBTA', ['type=driver', respondWith(403)]);
    await clickButton('RUN Users by type');
    await waitFor(() => expect(getStatus('Users by type')).toBe('failed'));
    expect(getCard('Users by type')).toHaveTextContent('Total not known');
    expect(getBarWidths()).toEqual(Array(7).fill(null));
  });
});

it('the versions of a document are drawn beside their table, and today is the platform’s', async () => {
  const toDate = (daysFromNow: number) =>
    new Date(Date.now() + daysFromNow * DAY_MS).toISOString().slice(0, 10);
  const versions = [
    { client_type: 'rider_web', content: 'a', start_date: toDate(-100), end_date: toDate(-50) },
    { client_type: 'rider_web', content: 'b', start_date: toDate(-40), end_date: toDate(40) },
    { client_type: 'rider_web', content: 'c', start_date: toDate(30), end_date: toDate(100) },
  ];
  const { clickButton, store } = await openDiagnostics('CBTA', ['/terms/', respondWith(200, versions)]);
  const runTerms = async () => {
    await clickButton('RUN Terms');
    await waitFor(() => expect(getStatus('Terms')).toBe('alert'));
    const chart = getCard('Terms').querySelector('.timeline-chart');
    const today = chart?.querySelector<HTMLElement>('.timeline-chart__today')?.style.left;
    return { chart, today: Number.parseFloat(today ?? '') };
  };
  const { chart, today } = await runTerms();
  expect(chart).toHaveAttribute('aria-hidden', 'true');
  expect([...(chart?.querySelectorAll('.timeline-chart__track > .timeline-chart__bar') ?? [])].map((bar) => bar.getAttribute('data-status'))).toEqual(['expired', 'valid', 'notStarted']); // prettier-ignore
  expect(chart?.querySelectorAll('.timeline-chart__track > .timeline-chart__gap')).toHaveLength(1);
  expect(chart?.querySelectorAll('.timeline-chart__track > .timeline-chart__overlap')).toHaveLength(1);
  expect(chart?.querySelector('.timeline-chart__legend')?.textContent).toBe(
    ' expired valid not started no version is valid overlap',
  );
  expect(withinCard('Terms').getAllByRole('rowheader')).toHaveLength(3);
  expect(today).toBeCloseTo(50, 0);
  // This computer's clock is 60 days ahead of the platform's.
  store.dispatch(clockSkewMeasured(60 * DAY_MS));
  expect((await runTerms()).today).toBeLessThan(25);
});

it('says why a document of very many versions has no chart, and how many more messages there are', async () => {
  const version = { client_type: 'rider_web', content: 'a', start_date: null, end_date: '2020-01-31' };
  const versions = Array.from({ length: DIAGNOSTICS_CHART_LIMIT + 1 }, () => version);
  const { clickButton } = await openDiagnostics('CBTA', ['/terms/', respondWith(200, versions)]);
  await clickButton('RUN Terms');
  await waitFor(() => expect(getStatus('Terms')).toBe('alert'));
  expect(getCard('Terms').querySelector('.timeline-chart')).toBeNull();
  expect(withinCard('Terms').getByText('A chart shows at most 200 versions.')).toBeInTheDocument();
  expect(withinCard('Terms').getByText('and 351 more')).toBeInTheDocument();
});

it.each([
  ['times', 'T00:00:00Z', 1],
  ['dates', '', 0],
])(
  'names the zone of the table beside messages in UTC, for versions with %s',
  async (_kind, time, noteCount) => {
    const versions = [
      { client_type: 'rider_web', content: 'a', start_date: null, end_date: `2020-01-31${time}` },
    ];
    const { clickButton } = await openDiagnostics('CBTA', ['/terms/', respondWith(200, versions)]);
    await clickButton('RUN Terms');
    await waitFor(() => expect(getStatus('Terms')).toBe('alert'));
    expect(
      withinCard('Terms').queryAllByText('The times in the table are in the browser’s time zone.'),
    ).toHaveLength(noteCount);
  },
);
