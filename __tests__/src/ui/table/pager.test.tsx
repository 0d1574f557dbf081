import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { listPages, Pager } from '@/ui/table/Pager';

it.each([
  [1, 1, '1'],
  [4, 7, '1 2 3 4 5 6 7'],
  [1, 8, '1 2 3 4 5 on 8'],
  [5, 9, '1 2 3 4 5 6 7 8 9'],
  [6, 13, '1 back 4 5 6 7 8 on 13'],
  [13, 13, '1 back 9 10 11 12 13'],
])('on page %d of %d it shows %s', (page, lastPage, expected) => {
  expect(listPages(page, lastPage).join(' ')).toBe(expected);
});

function Pages({ lastPage }: { lastPage: number }) {
  const [page, onPageChange] = useState(1);
  const [pageSize, onPageSizeChange] = useState(30);
  const size = { pageSize, onPageSizeChange };
  return <Pager label="Agencies" {...{ page, lastPage, onPageChange }} {...size} />;
}

it('has buttons for the keyboard, says which page is current, and keeps the focus at the last page', async () => {
  const user = userEvent.setup();
  render(<Pages lastPage={2} />);
  const pages = within(screen.getByRole('navigation', { name: 'Pages of Agencies' }));
  const getPage = (number: number) => pages.getByRole('button', { name: `Page ${number}` });
  expect(getPage(1)).toHaveAttribute('aria-current', 'page');
  expect(pages.getByRole('button', { name: 'Previous page' })).toHaveAttribute('aria-disabled', 'true');
  const next = pages.getByRole('button', { name: 'Next page' });
  next.focus();
  await user.keyboard(' ');
  expect(getPage(2)).toHaveAttribute('aria-current', 'page');
  expect(getPage(1)).not.toHaveAttribute('aria-current');
  expect(next).toHaveAttribute('aria-disabled', 'true');
  expect(next).toHaveFocus();
  await user.keyboard(' ');
  expect(getPage(2)).toHaveAttribute('aria-current', 'page');
});

it('leads over a gap, and chooses the rows of a page', async () => {
  const user = userEvent.setup();
  render(<Pages lastPage={13} />);
  await user.click(screen.getByRole('button', { name: '5 pages on' }));
  expect(screen.getByRole('button', { name: 'Page 6' })).toHaveAttribute('aria-current', 'page');
  await user.click(screen.getByRole('button', { name: '5 pages back' }));
  const firstPage = screen.getByRole('button', { name: 'Page 1' });
  expect(firstPage).toHaveAttribute('aria-current', 'page');
  // The gap that was pressed is gone.
  await waitFor(() => expect(firstPage).toHaveFocus());
  const size = screen.getByRole('combobox', { name: 'Rows per page of Agencies' });
  expect(
    within(size)
      .getAllByRole('option')
      .map(({ textContent }) => textContent),
  ).toEqual(['10 / page', '30 / page', '100 / page']);
  await user.selectOptions(size, '100 / page');
  expect(size).toHaveDisplayValue('100 / page');
});
