import { render, screen } from '@testing-library/react';
import { MatrixRow } from '@/screens/fleet/health/matrix/MatrixRow';
import { buildHealthRow } from '@tests/support/healthRow';

it.each([true, false])('begins with the abbreviation, whether the agency is pinned: %s', (isPinned) => {
  const props = {
    row: buildHealthRow('AMTA'),
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
