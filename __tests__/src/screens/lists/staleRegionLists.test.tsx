import { screen, waitFor } from '@testing-library/react';
import { enterText } from '@tests/support/enterText';
import { respondWith, setUpNetwork } from '@tests/support/fakeNetwork';
import { renderRoute } from '@tests/support/renderRoute';

const network = setUpNetwork();

/** Opens a list that has one row, leaves it, and opens it by a link after these seconds. The platform has a second row then. */
async function openAgain(path: string, match: string, seconds: number) {
  const row = (id: number) => ({ id, abbreviation: `A${id}`, name: `Row ${id}`, email: `Row ${id}` });
  const page = await renderRoute('/', network);
  network.intercept(match, respondWith(200, [row(1)]), 1);
  network.intercept(match, respondWith(200, [row(1), row(2)]));
  const dateNowSpy = jest.spyOn(Date, 'now').mockReturnValue(Date.now() - seconds * 1000);
  await page.goTo(path);
  await screen.findByText('Row 1');
  dateNowSpy.mockRestore();
  await page.goTo('/');
  await page.goTo(path);
  await screen.findByText('Row 1');
  return page;
}
const countRequests = (match: string) => network.requestsTo(match).length;

describe.each([
  ['/agencies', '/agencies/?'],
  ['/pso-users', '/pso/api/v1/users?'],
])('%s, opened again by a link', (path, match) => {
  it('is read anew after more than a minute', async () => {
    await openAgain(path, match, 61);
    expect(await screen.findByText('Row 2')).toBeInTheDocument();
    expect(countRequests(match)).toBe(2);
  });

  it('is not read anew within a minute', async () => {
    await openAgain(path, match, 30);
    expect(countRequests(match)).toBe(1);
  });
});

it('an agency that is newer than the complete list is found by its abbreviation', async () => {
  const { user } = await openAgain('/agencies', '/agencies/?', 0);
  network.intercept(
    '?abbreviation=NEW',
    respondWith(200, [{ id: 9, abbreviation: 'NEW', name: 'New Transit' }]),
  );
  await enterText(user, screen.getByLabelText('Filter'), 'NEW');
  await waitFor(() => expect(screen.getByTitle('New Transit')).toBeInTheDocument());
});
