import { agencyApi } from '@/api/agency';
import { RESPONSE_DEPTH_LIMIT } from '@/domain/limits';
import { createTestStore } from '@tests/support/createTestStore';
import { EVERY_ENDPOINT } from '@tests/support/everyEndpoint';
import { setUpNetwork } from '@tests/support/fakeNetwork';

const network = setUpNetwork();

const DEEP_JSON = '['.repeat(RESPONSE_DEPTH_LIMIT) + ']'.repeat(RESPONSE_DEPTH_LIMIT);

interface EndpointResult {
  data?: { pages?: Rows[] } & Partial<Rows>;
  error?: unknown;
}
interface Rows {
  rows: unknown[];
  invalidRowCount: number;
}
function countRows({ data }: EndpointResult) {
  const pages = data?.pages ?? [data as Rows];
  return {
    rows: pages.reduce((sum, { rows }) => sum + rows.length, 0),
    invalidRows: pages.reduce((sum, { invalidRowCount }) => sum + invalidRowCount, 0),
  };
}

const ENDPOINTS: typeof EVERY_ENDPOINT = {
  ...EVERY_ENDPOINT,
  // Returns the first page.
  listAgencies: (store) => store.dispatch(agencyApi.endpoints.listAgencies.initiate()),
};
/** In place of an empty list. */
const TWO_ROWS = '[{"id":1},{"id":2}]';

/** Calls an endpoint in an empty cache; `change` changes the texts of the platform's responses. */
async function callEndpoint(name: string, change: (text: string) => string): Promise<EndpointResult> {
  network.reset();
  const store = await createTestStore({ agencies: ['CBTA'] }, network);
  network.intercept('GET', async (request) => {
    const response = await network.forward(request);
    const text = await response.text();
    return new Response(change(text === '[]' ? TWO_ROWS : text), { headers: response.headers });
  });
  return (await ENDPOINTS[name]?.(store)) as EndpointResult;
}

const names = Object.keys(ENDPOINTS);

it.each(names.filter((name) => name.startsWith('list')))(
  '%s leaves out and counts a row that is nested too deeply',
  async (name) => {
    const all = countRows(await callEndpoint(name, (text) => text));
    let changedCount = 0;
    const deepened = countRows(
      await callEndpoint(name, (text) =>
        text.replace('[{', () => {
          changedCount += 1;
          return `[{"deep":${DEEP_JSON},`;
        }),
      ),
    );
    expect(changedCount).toBeGreaterThan(0);
    expect(all).toEqual({ rows: expect.any(Number), invalidRows: 0 });
    expect(deepened).toEqual({ rows: all.rows - changedCount, invalidRows: changedCount });
  },
);

it.each(['getAgency', 'getCategory', 'getRule', 'getPayment', 'getProfile', 'getBalance'])(
  '%s fails when the record is nested too deeply',
  async (name) => {
    const createRecord = (value: string) => {
      const json = `{"id":1,"user_id":1,"amount":1,"name":"a","abbreviation":"A","identity":"a","extra":${value}}`;
      return () => (name === 'getBalance' ? `[${json}]` : json);
    };
    expect(await callEndpoint(name, createRecord('[]'))).toMatchObject({ isSuccess: true });
    const { error } = await callEndpoint(name, createRecord(DEEP_JSON));
    expect(error).toMatchObject({ kind: 'unreadable' });
  },
);
