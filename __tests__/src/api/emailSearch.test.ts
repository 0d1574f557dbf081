import { emailSearchApi } from '@/api/emailSearch';
import { createTestStore } from '@tests/support/createTestStore';
import { respondWithPage, setUpNetwork } from '@tests/support/fakeNetwork';

const network = setUpNetwork();

const EMAIL = 'wanted@a.example';
const createRow = (id: number, email: string | null = null) => ({ id, user_id: id, email });

/** Both searches: their API path, and a function that starts one. */
const SEARCHES = [
  [
    '/pso/api/v1/users',
    async () => {
      const store = await createTestStore({}, network);
      return () => store.dispatch(emailSearchApi.endpoints.findOperators.initiate({ email: EMAIL }));
    },
  ],
  [
    '/auth/api/v4/administrators',
    async () => {
      const store = await createTestStore({ agencies: ['CBTA'] }, network);
      return () =>
        store.dispatch(
          emailSearchApi.endpoints.findAdministrators.initiate({ agency: 'CBTA', email: EMAIL }),
        );
    },
  ],
] as const;

describe.each(SEARCHES)('a search at %s', (path, open) => {
  beforeEach(() => network.reset());
  const searchRequests = () => network.requestsTo(path);

  it('reads until the row is found, whatever the case of its letters', async () => {
    const search = await open();
    network.intercept('page=1&', respondWithPage([createRow(1)], { nextPage: 2 }));
    network.intercept('page=2&', respondWithPage([createRow(2, 'Wanted@A.example')], { nextPage: 3 }));
    const { data } = await search();
    expect(data).toMatchObject({ rows: [{ email: 'Wanted@A.example' }], isIncomplete: false });
    expect(searchRequests()).toHaveLength(2);
  });

  it('knows that there is no such row when all were read', async () => {
    const search = await open();
    network.intercept('page=1&', respondWithPage([createRow(1)], { nextPage: 2, total: 2 }));
    network.intercept('page=2&', respondWithPage([createRow(2)], { total: 2 }));
    expect((await search()).data).toMatchObject({ rows: [], isIncomplete: false });
  });

  it.each([
    ['a row was invalid', respondWithPage([{}])],
    ['a page had no new row', respondWithPage([createRow(1)], { nextPage: 3 })],
    ['a row was removed meanwhile', respondWithPage([createRow(2)], { total: 1 })],
    ['fewer were read than the platform counts', respondWithPage([createRow(2)], { total: 3 })],
  ])('does not know whether there is such a row when %s', async (_case, respondWithPage2) => {
    const search = await open();
    network.intercept('page=1&', respondWithPage([createRow(1)], { nextPage: 2, total: 2 }));
    network.intercept('page=2&', respondWithPage2);
    expect((await search()).data).toMatchObject({ rows: [], isIncomplete: true });
    expect(searchRequests()).toHaveLength(2);
  });

  it('asks a service that ignores the page number no further, although one of its rows is invalid', async () => {
    const search = await open();
    network.intercept(path, (request) => {
      const page = Number(new URL(request.url).searchParams.get('page'));
      // A limit, so that a search that reads on fails here and not after 10,000 pages.
      return respondWithPage([createRow(1), {}], page < 5 ? { nextPage: page + 1 } : {})(request);
    });
    expect((await search()).data).toEqual({ rows: [], invalidRowCount: 1, isIncomplete: true });
    expect(searchRequests()).toHaveLength(2);
  });

  it('sends no further request when it is aborted', async () => {
    const search = await open();
    network.intercept(path, (request) => {
      if (searchRequests().length === 3) running.abort();
      const page = Number(new URL(request.url).searchParams.get('page'));
      return respondWithPage([createRow(page)], { nextPage: page + 1 })(request);
    });
    const running = search();
    expect((await running).error).toMatchObject({ name: 'AbortError' });
    // The search itself ends after the thunk.
    await new Promise((resolve) => setTimeout(resolve));
    expect(searchRequests()).toHaveLength(3);
  });
});
