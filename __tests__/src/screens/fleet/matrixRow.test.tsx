import { render, screen } from '@testing-library/react';
import { type ComponentProps } from 'react';
import { MatrixRow } from '@/screens/fleet/health/matrix/MatrixRow';
import { buildHealthRow } from '@tests/support/healthRow';

function renderRow(props: Partial<ComponentProps<typeof MatrixRow>> = {}) {
  const ownProps = {
    isPinned: false,
    index: 0,
    columns: [],
    activeColumn: 0,
    isOpened: false,
    openedColumnId: null,
    retry: null,
  };
  render(
    <table>
      <tbody>
        <MatrixRow {...ownProps} row={buildHealthRow('AMTA')} onOpen={() => undefined} {...props} />
      </tbody>
    </table>,
  );
}

it.each([true, false])('begins with the abbreviation, whether the agency is pinned: %s', (isPinned) => {
  renderRow({ isPinned });
  const opener = screen.getByRole('button', { name: 'AMTA' });
  expect(opener.previousElementSibling).toBeNull();
  expect(opener.parentElement?.querySelectorAll('.icon')).toHaveLength(isPinned ? 1 : 0);
});

it('marks an agency that could be read in only one of the compared runs, and its failure', () => {
  const change = { abbreviation: 'AMTA', columnId: null, lines: ['could be read before'], rank: 0 };
  renderRow({ row: { ...buildHealthRow('AMTA'), failure: 'No answer.', changes: { '': change } } });
  expect(screen.getByRole('button', { name: 'AMTA (changed)' })).toBeVisible();
  const marked = [screen.getByRole('rowheader'), screen.getByRole('cell', { name: 'No answer. (changed)' })];
  for (const cell of marked) expect(cell).toHaveAttribute('data-changed');
});

it('marks no agency that could be read in both', () => {
  renderRow();
  expect(screen.getByRole('rowheader')).not.toHaveAttribute('data-changed');
});
