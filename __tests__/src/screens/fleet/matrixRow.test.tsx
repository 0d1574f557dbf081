import { render, screen } from '@testing-library/react';
import { MatrixRow } from '@/screens/fleet/health/matrix/MatrixRow';
import { buildAgency } from '@tests/support/rolloutSteps';

it.each([true, false])('begins with the abbreviation, whether the agency is pinned: %s', (isPinned) => {
  const row = {
    agency: buildAgency('AMTA'),
    isAsked: false,
    failure: null,
    cells: {},
    changes: {},
    changeLabel: 'changed',
    done: 0,
    total: 0,
  };
  const props = {
    row,
    isPinned,
    index: 0,
    columns: [],
    activeColumn: 0,
    retry: null,
    onOpen: () => undefined,
  };
  render(
    <table>
      <tbody>
        <MatrixRow {...props} />
      </tbody>
    </table>,
  );
  const opener = screen.getByRole('button', { name: 'AMTA' });
  expect(opener.previousElementSibling).toBeNull();
  expect(opener.parentElement?.querySelectorAll('.icon')).toHaveLength(isPinned ? 1 : 0);
});
