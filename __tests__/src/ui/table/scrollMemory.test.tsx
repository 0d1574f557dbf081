import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { platformApi } from '@/api/client/platformApi';
import { tags } from '@/api/client/tags';
import { answer, openWire, type Wire } from '@tests/support/platform';
import { renderAt } from '@tests/support/renderAt';

let wire: Wire;
beforeAll(async () => {
  wire = await openWire();
});

const RIDERS = '/customersearch/api/v3/riders';
const ROW = 34;
const WINDOW = 600;

/** Lets elements scroll no further than their rows reach, as browsers do; jsdom lays nothing out. */
function limitScrolling(): void {
  const offsets = new WeakMap<Element, number>();
  jest.spyOn(Element.prototype, 'scrollTop', 'get').mockImplementation(function (this: Element) {
    return offsets.get(this) ?? 0;
  });
  jest.spyOn(Element.prototype, 'scrollTop', 'set').mockImplementation(function (this: Element, to) {
    const heights = [...this.querySelectorAll('tr')].map(({ style }) => Number.parseInt(style.height) || ROW);
    const limit = Math.max(heights.reduce((sum, height) => sum + height, 0) - WINDOW, 0);
    offsets.set(this, Math.min(to, limit));
    queueMicrotask(() => this.dispatchEvent(new Event('scroll')));
  });
}
afterEach(() => jest.restoreAllMocks());

const calls = () => wire.sent.filter((line) => line.includes(RIDERS));
const list = () => screen.getByRole('region', { name: 'Riders, scrollable' });

const loaded = () => Number.parseInt(screen.getByText(/^[0-9]+ loaded$/).textContent);

/** Opens the riders, loads 60 of them or more, scrolls, opens one and leaves for its profile. */
async function leaveFromTheMiddle() {
  const page = await renderAt('/agency-dashboard/CBTA', wire, { agencies: ['CBTA'] });
  limitScrolling();
  await page.user.click(screen.getByRole('link', { name: /All Riders/ }));
  await screen.findAllByRole('rowheader');
  while (loaded() < 60) await page.user.click(screen.getByRole('button', { name: /Load more/ }));
  fireEvent.scroll(list(), { target: { scrollTop: 1300 } });
  const rider = await waitFor(() => {
    const link = list().querySelector<HTMLElement>('tr[data-index="45"] a');
    if (!link) throw new Error('the row is not there yet');
    return link;
  });
  const name = rider.textContent;
  await page.user.click(rider);
  await screen.findByRole('heading', { level: 1, name: 'RIDER PROFILE' });
  return { ...page, name };
}

async function goBack(): Promise<void> {
  window.history.back();
  await screen.findByRole('heading', { level: 1, name: 'RIDERS' });
}

it('a list that is still in memory stands where it was at once', async () => {
  const { name } = await leaveFromTheMiddle();
  const before = calls().length;
  await goBack();
  await waitFor(() => expect(screen.getByRole('link', { name })).toHaveFocus());
  expect(list().scrollTop).toBe(1300);
  expect(calls()).toHaveLength(before);
});

it('a list that a write has dropped is loaded up to the place, page after page, and no further', async () => {
  const { store, name } = await leaveFromTheMiddle();
  act(() => void store.dispatch(platformApi.util.invalidateTags([tags.riders('CBTA')])));
  const before = calls().length;
  await goBack();
  await waitFor(() => expect(screen.getByRole('link', { name })).toHaveFocus());
  expect(list().scrollTop).toBe(1300);
  const again = calls().slice(before);
  expect(again.length).toBeLessThanOrEqual(7);
  expect(new Set(again).size).toBe(again.length);
});

it('what the operator does meanwhile goes first', async () => {
  const { store, user } = await leaveFromTheMiddle();
  act(() => void store.dispatch(platformApi.util.invalidateTags([tags.riders('CBTA')])));
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  wire.fault('page=2&', (request) => held.then(() => wire.platform.site.fetch(request)), 1);
  await goBack();
  await screen.findByText('10 loaded');
  await user.click(screen.getByLabelText('Filter'));
  release();
  // As many as a window at the top asks for.
  expect(await screen.findByText('30 loaded')).toBeInTheDocument();
  expect(list().scrollTop).toBe(0);
  expect(screen.getByLabelText('Filter')).toHaveFocus();
});

it('another term in the same place of the history begins at its top', async () => {
  const { user } = await leaveFromTheMiddle();
  await goBack();
  await waitFor(() => expect(list().scrollTop).toBe(1300));
  const others = Array.from({ length: 61 }, (_, at) => ({ user_id: 900 - at }));
  wire.fault('term=a&', answer(200, others));
  await user.type(screen.getByLabelText('Filter'), 'a');
  expect(await screen.findByText('61 loaded')).toBeInTheDocument();
  expect(list().scrollTop).toBe(0);
  expect(screen.getByLabelText('Filter')).toHaveFocus();
});
