import { render, screen } from '@testing-library/react';
import { type CheckStatus } from '@/domain/diagnostics/checkStatus';
import { type HealthTable } from '@/screens/fleet/health/healthTable';
import { MatrixFooter } from '@/screens/fleet/health/matrix/MatrixFooter';
import { buildHealthRow } from '@tests/support/healthRow';

const STATUSES: readonly CheckStatus[] = ['ok', 'alert', 'failed', 'skipped', 'running', 'notRun'];
const columns = [{ id: 'terms', title: 'Terms', description: '' }];
const table: HealthTable = {
  sumTitle: 'Ok',
  changeLabel: 'changed',
  columns,
  statuses: STATUSES.map((key) => ({ key, checkStatus: key, format: (count) => `${count} ${key}` })),
  rows: STATUSES.map((status) => ({
    ...buildHealthRow(status),
    cells: { terms: { status, label: status, checkStatus: status, text: '' } },
  })),
};

it('has as many lines during a run as after it, and says the other sums in the tooltip', () => {
  render(
    <table>
      <MatrixFooter table={table} columns={columns} />
    </table>,
  );
  const cell = screen.getByTitle('Terms: 1 ok, 1 alert, 1 failed, 1 skipped, 1 running, 1 notRun');
  const sums = [...cell.querySelectorAll<HTMLElement>('.health-matrix__column-sum')];
  expect(sums.map(({ dataset }) => dataset.status)).toEqual(['ok', 'alert', 'failed']);
});
