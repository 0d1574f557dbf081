import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { FilterBox } from '@/ui/filter/FilterBox';

function FilterPage() {
  const [text, setText] = useState('metro');
  return <FilterBox label="Filter" value={text} onChange={setText} />;
}

it('has a button that clears the text, with a name of its own', async () => {
  render(<FilterPage />);
  await userEvent.click(screen.getByRole('button', { name: 'Clear the text' }));
  expect(screen.getByRole('searchbox', { name: 'Filter' })).toHaveValue('');
});
