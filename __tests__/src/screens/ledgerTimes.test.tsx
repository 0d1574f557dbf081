import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { mergeLedger } from '@/domain/ledger/mergeLedger';
import { describeEntry } from '@/screens/rider-profile/ledger/describeEntry';
import { formatLedgerText } from '@/screens/rider-profile/ledger/formatLedgerText';
import { LedgerDays } from '@/screens/rider-profile/ledger/LedgerDays';
import { LedgerRow } from '@/screens/rider-profile/ledger/LedgerRow';
import { TimeZoneContext } from '@/ui/data/timeZone';
import { lists, loadedInFull, pass, payment, withMore } from '@tests/support/ledgerFixture';

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

it('only a row of another day than its heading names its date', () => {
  const created = ['2026-01-02', '2026-01-02T12:00:00Z', '2026-01-03T12:00:00Z', '2026-01-03'];
  const payments = created.map((time, index) => payment(index, 0, { created: time }));
  const { entries } = mergeLedger(lists({ payment: loadedInFull(payments) }));
  const { container } = render(
    <MemoryRouter>
      <TimeZoneContext value="UTC">
        {entries.map((entry) => (
          <LedgerRow
            key={entry.id}
            agency="CBTA"
            userId="1000120"
            entry={entry}
            day="01/02/2026"
            texts={{ title: 'Payment', subject: '', amount: { text: '', suffix: '' }, state: null }}
            notes={{ questions: [], correction: null, suggestedOrder: null }}
          />
        ))}
      </TimeZoneContext>
    </MemoryRouter>,
  );
  const times = [...container.querySelectorAll('.ledger-row__time')].map(({ textContent }) => textContent);
  expect(times).toEqual(['12:00:0001/03/2026', '01/03/2026', '12:00:00', '']);
});

const TICKET: Parameters<typeof formatLedgerText>[0] = {
  regionName: 'US East',
  agency: 'CBTA',
  userId: '1000120',
  person: null,
  filter: 'all',
  edge: null,
  mayLackRows: false,
  readAt: Date.UTC(2026, 0, 3, 12),
  entries: [],
  describe: () => '',
};

it.each([
  ['2026-01-02', 'Complete to 2026-01-02'],
  ['2026-01-02T03:00:00-05:00', 'Complete to 01/02/2026 08:00:00 UTC'],
  [null, 'Not complete yet: older entries may be missing'],
])('a ticket is complete to %s as its row has it, and says when the lists were read', (created, text) => {
  const { edge } = mergeLedger(lists({ payment: withMore([payment(1, 0, { created })]) }));
  const ticket = formatLedgerText({ ...TICKET, edge });
  expect(ticket.split('\n')[1]).toBe(`${text}, last read at 01/03/2026 12:00:00 UTC`);
});

it('each entry of a ticket is one line, also when a name has a line break', () => {
  const { entries } = mergeLedger(lists({ payment: loadedInFull([payment(1, 0)]) }));
  const ticket = formatLedgerText({
    ...TICKET,
    person: 'Ann\nLee',
    entries,
    describe: () => 'Day\r\n01/01/2026 10:00:00 UTC  Payment 9',
  });
  const [head, , ...lines] = ticket.split('\n');
  expect(head).toBe('US East, CBTA, rider 1000120, Ann Lee');
  expect(lines).toEqual(['01/01/2026 00:00:00 UTC  Day 01/01/2026 10:00:00 UTC  Payment 9']);
});

it('a pass with an empty name has its SKU as its name', () => {
  const { entries } = mergeLedger(lists({ pass: loadedInFull([pass(1, 0, { name: '', sku: 'DAY' })]) }));
  expect(entries.map((entry) => describeEntry(entry, 'USD', []).subject)).toEqual(['DAY']);
});
