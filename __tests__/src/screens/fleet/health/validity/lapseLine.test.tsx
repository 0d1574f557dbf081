import { render, screen } from '@testing-library/react';
import { LapseLine } from '@/screens/fleet/health/validity/LapseLine';
import { DAY_MS } from '@tests/support/durations';

const NOW = Date.parse('2026-11-30T12:00:00Z');

it('has a document in the week in which it lapses', () => {
  const at = (days: number, abbreviation: string) => ({
    abbreviation,
    document: 'terms' as const,
    clientTypes: ['ios'],
    at: NOW + days * DAY_MS,
    hasLapsed: days <= 0,
    hasUnreadVersion: false,
  });
  render(<LapseLine now={NOW} lapses={[at(0, 'AAT'), at(6.5, 'BCC'), at(7, 'CBTA'), at(90, 'METRO')]} />);
  const titles = screen.getAllByTitle(/: [A-Z]+$/).map(({ title }) => title);
  expect(titles).toEqual([
    'Lapsed: AAT',
    'Week from 11/30/2026 UTC: BCC',
    'Week from 12/07/2026 UTC: CBTA',
    'Week from 02/22/2027 UTC: METRO',
  ]);
});
