import { fireEvent, screen, waitFor } from '@testing-library/react';
import { setUpNetwork } from '@tests/support/fakeNetwork';
import { renderRoute } from '@tests/support/renderRoute';

const network = setUpNetwork();

it('takes page size and page number from the URL', async () => {
  await renderRoute('/agencies?size=10&page=2', network);
  expect(await screen.findByText('11–20 of 130')).toBeInTheDocument();
  expect(screen.getAllByRole('rowheader')).toHaveLength(10);
});

it('ignores page size, page number and sort column of the URL when they are invalid', async () => {
  await renderRoute('/agencies?size=7&page=-3&sort=password.asc', network);
  expect(await screen.findByText('1–30 of 130')).toBeInTheDocument();
});

it('starts at page 1 of the typed filter, also when a page is pressed before the filter is applied', async () => {
  const { currentUrl } = await renderRoute('/agencies?page=2', network);
  await screen.findByText('31–60 of 130');
  fireEvent.change(screen.getByLabelText('Filter'), { target: { value: 'c' } });
  fireEvent.click(screen.getByRole('button', { name: 'Page 3' }));
  await waitFor(() => expect(screen.queryByText(/of 130$/)).not.toBeInTheDocument());
  expect(screen.getByText(/^1–30 of /)).toBeInTheDocument();
  expect(currentUrl()).toBe('/agencies?filter=c');
  fireEvent.click(screen.getByRole('button', { name: 'Page 2' }));
  await waitFor(() => expect(currentUrl()).toBe('/agencies?filter=c&page=2'));
});
