import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { ChoiceChips } from '@/ui/filter/ChoiceChips';

/** The chip stays without an agency only while it is pressed. */
function Page() {
  const [chosen, setChosen] = useState<string | null>('failed');
  return (
    <>
      <input type="search" data-page-filter />
      <ChoiceChips
        label="Agencies"
        chips={chosen === null ? [] : [{ key: chosen, label: '0 failed' }]}
        chosen={chosen}
        onChoose={() => setChosen(null)}
      />
    </>
  );
}

it('passes the focus of a chip on that goes away when it is released', async () => {
  render(<Page />);
  await userEvent.click(screen.getByRole('button', { name: '0 failed' }));
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
  await waitFor(() => expect(screen.getByRole('searchbox')).toHaveFocus());
});
