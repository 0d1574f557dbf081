import { render, screen } from '@testing-library/react';
import { type Agency } from '@/domain/entities/agency';
import { toUnreadAgency } from '@/domain/rollout/makePlan';
import { buildPlanColumns } from '@/screens/rollout/plan/planColumns';

const createRow = (abbreviation: string, status: string | null) => ({
  ...toUnreadAgency({
    agency: { id: 1, abbreviation, database_status: status } as Agency,
    target: '{"value":950}',
    expected: null,
  }),
  status: 'change' as const,
});

it('tags an agency of a plan whose database is not active, and says it in the text of its note', () => {
  const note = buildPlanColumns({
    subject: { kind: 'rule', category: 'Fares', identity: 'daily_cap' },
    currency: 'USD',
    picked: new Set(),
    protectedAgencies: new Set(['ZVT']),
    onPick: () => undefined,
  }).find(({ key }) => key === 'note');
  const row = createRow('ZVT', 'provisioning');
  render(note?.render?.(row, false));
  expect(screen.getByText('provisioning')).toHaveAttribute('data-tone', 'wait');
  expect(note?.text(row)).toBe('Database: provisioning. Protected: pick it here.');
  expect(note?.render?.(createRow('CBTA', 'Active'), false)).toBeNull();
  expect(note?.text(createRow('CBTA', null))).toBe('');
});
