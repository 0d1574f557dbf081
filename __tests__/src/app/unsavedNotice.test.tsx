import { act, screen } from '@testing-library/react';
import { saveResultReported, SESSION_NAME } from '@/session/noticesSlice';
import { enterText } from '@tests/support/enterText';
import { DEMO_PASSWORD, setUpNetwork } from '@tests/support/fakeNetwork';
import { renderRoute } from '@tests/support/renderRoute';

const network = setUpNetwork();

/** The live region has the title too. */
const SELECTOR = { selector: 'strong' };
const findTitle = (title: string) => screen.findByText(title, SELECTOR);
const queryTitle = (title: string) => screen.queryByText(title, SELECTOR);

it('warns that a reload signs out when the browser’s storage is full', async () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  const { user } = await renderRoute('/login', network, 'guest');
  await enterText(user, screen.getByLabelText('Email'), 'operator@us-east.example');
  await enterText(user, screen.getByLabelText('Password'), DEMO_PASSWORD);
  await user.click(screen.getByRole('button', { name: 'Login' }));
  expect(await screen.findByText(/reloading the page signs you out/)).toBeInTheDocument();
  expect(await screen.findByRole('heading', { level: 1, name: 'HOME' })).toBeInTheDocument();
});

it.each([
  [true, 'Not everything is saved', 'loses what is new in the ticket note, the watch list.'],
  [
    false,
    'Your session is not saved',
    'signs you out, and loses what is new in the ticket note, the watch list.',
  ],
])('says what a reload loses; with the session stored: %s', async (isPersisted, title, loss) => {
  const { store } = await renderRoute('/', network);
  act(() => {
    for (const name of [...(isPersisted ? [] : [SESSION_NAME]), 'the ticket note', 'the watch list'])
      store.dispatch(saveResultReported({ name, isSaved: false }));
  });
  expect(await findTitle(title)).toBeInTheDocument();
  expect(screen.getByText(/blocked or full/)).toHaveTextContent(
    `The browser’s storage is blocked or full: reloading the page ${loss}`,
  );
});

it('closes the notice of what is not saved on Dismiss, until something else is not', async () => {
  const { user, store } = await renderRoute('/', network);
  const report = (name: string, isSaved = false) =>
    act(() => void store.dispatch(saveResultReported({ name, isSaved })));
  report('the ticket note');
  report('the watch list');
  await user.click(await screen.findByRole('button', { name: 'Dismiss' }));
  expect(queryTitle('Not everything is saved')).not.toBeInTheDocument();
  report('the watch list', true);
  expect(queryTitle('Not everything is saved')).not.toBeInTheDocument();
  report('your notes');
  expect(queryTitle('Not everything is saved')).toBeInTheDocument();
});
