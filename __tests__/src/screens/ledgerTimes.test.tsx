import { render, screen } from '@testing-library/react';
import { mergeLedger } from '@/domain/ledger/mergeLedger';
import { formatTicket } from '@/screens/rider-profile/ledger/formatTicket';
import { LedgerDays } from '@/screens/rider-profile/ledger/LedgerDays';
import { TimeZoneContext } from '@/ui/data/timeZone';
import { lists, loadedInFull, payment } from '@tests/support/ledgerFixture';

it('a date without a time is under its day in every time zone', () => {
  const payments = [
    payment(1, 0, { created: '2026-01-02' }),
    payment(2, 0, { created: '2026-01-02T03:00:00Z' }),
  ];
  const { entries } = mergeLedger(lists({ payment: loadedInFull(payments) }));
  render(
    <TimeZoneContext value="America/New_York">
      <LedgerDays entries={entries} renderEntry={({ id }) => `payment ${id}`} />
    </TimeZoneContext>,
  );
  const [newer, older] = screen.getAllByRole('region');
  expect(newer).toHaveAccessibleName('01/02/2026');
  expect(newer).toHaveTextContent('payment 1');
  expect(older).toHaveAccessibleName('01/01/2026');
  expect(older).toHaveTextContent('payment 2');
});

it.each([
  ['2026-01-02', '2026-01-02'],
  ['2026-01-02T03:00:00-05:00', '01/02/2026 08:00:00 UTC'],
])('a ticket is complete to %s as its row has it, and says when the lists were read', (created, text) => {
  const { edge } = mergeLedger(lists({ payment: { rows: [payment(1, 0, { created })], hasMore: true } }));
  const ticket = formatTicket({
    regionName: 'US East',
    agency: 'CBTA',
    userId: '1000120',
    person: null,
    filter: 'all',
    edge,
    mayLackRows: false,
    readAt: Date.UTC(2026, 0, 3, 12),
    entries: [],
    describe: () => '',
  });
  expect(ticket.split('\n')[1]).toBe(`Complete to ${text}, last read at 01/03/2026 12:00:00 UTC`);
});
