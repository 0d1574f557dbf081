import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { listPendingCalls, selectCalls } from '@/session/callsSlice';
import { muteConsole } from '@tests/support/consoleGuard';
import { type FakeNetwork, openFakeNetwork } from '@tests/support/fakeNetwork';
import { type RenderedRoute, renderRoute } from '@tests/support/renderRoute';
import { createMutations, type Mutation } from '@tests/support/responseMutations';
import { SPECIFIED_CALLS } from '@tests/support/specifiedCalls';

// A mutation is here a valid response with one value changed to an invalid one, not a mutation of RTK Query.
const AGENCY_PATH = '/agency-dashboard/CBTA';
const RIDER_PATH = `${AGENCY_PATH}/riders/1000119`;

interface Visit {
  path: string;
  /** Makes the page read more data. Does nothing if the control is missing, as after an invalid response. */
  interact?: () => void | Promise<void>;
  /** The page may show $0.00, because it shows the difference of two amounts. */
  canShowZero?: boolean;
  /**
   * The page shows each read in a part of its own, except this read, whose data all others need. In the sample a visit
   * then gets invalid responses to all the others at once.
   */
  sharedRead?: string;
}

const clickButton = (name: RegExp) => {
  const button = screen.queryAllByRole('button', { name })[0];
  if (button) fireEvent.click(button);
};

/** Every screen that reads data, with the interaction after which it has read all of it. */
const VISITS: readonly Visit[] = [
  { path: '/agencies' },
  { path: '/agency-creation' },
  { path: '/pso-users' },
  { path: AGENCY_PATH },
  { path: `${AGENCY_PATH}/riders` },
  { path: `${AGENCY_PATH}/passes` },
  { path: `${AGENCY_PATH}/purchase-orders` },
  { path: `${AGENCY_PATH}/admin-users` },
  {
    path: `${AGENCY_PATH}/businessRules`,
    interact: async () => {
      // The response may arrive before React has rendered it.
      await waitFor(() =>
        expect(document.querySelector('.category__button, .empty-state, [role="alert"]')).not.toBeNull(),
      );
      const categoryButton = document.querySelector('.category__button');
      if (categoryButton) fireEvent.click(categoryButton);
    },
  },
  {
    path: `${AGENCY_PATH}/agency-appfeatures`,
    interact: () => {
      const select = screen.queryByRole('combobox');
      const option = select?.querySelectorAll('option')[1];
      if (select && option) fireEvent.change(select, { target: { value: option.value } });
    },
  },
  {
    path: `${AGENCY_PATH}/agency-diagnostics`,
    interact: () => clickButton(/^RUN ALL$/i),
    sharedRead: 'GET /platform/us-east/agency/api/v4/agencies/CBTA',
  },
  { path: RIDER_PATH },
  { path: `${RIDER_PATH}?tab=passes` },
  { path: `${RIDER_PATH}?tab=purchaseOrders` },
  { path: `${RIDER_PATH}?tab=editPayments&payment=5000083`, canShowZero: true },
];

/** Reads of section 7 of the specification that no screen makes when it opens. */
const UNVISITED_PATHS = [
  '/agency/api/v4/agencies',
  '/appfeatures/api/v1/allAppFeatures',
  '/businessrules/api/v1/rules/:id',
  '/businessrules/api/v1/categories/:id',
  '/fixedroutefaredata/api/v1/fetchall/',
  '/productcatalog/api/v2/products',
  '/index.json',
];

/** Texts that no page may show, for any response. */
const FORBIDDEN_TEXT = /\bNaN\b|\bundefined\b|\[object \w+\]|Invalid date|12\/31\/1969|01\/01\/1970/i;

/** All mutations of the diagnostics page take minutes, and more on a busy machine. */
const TIME_LIMIT_MS = process.env.MUTATIONS === 'all' ? 1_800_000 : 300_000;

let network: FakeNetwork;
/** The reads of all visited pages, each as `GET /platform/...` without the query. */
const visitedReads = new Set<string>();
const totals = { reads: 0, mutations: 0 };

beforeAll(async () => {
  network = await openFakeNetwork();
});
beforeEach(() => {
  // React logs errors that a boundary has caught, and Redux warns about large states. Both are allowed here.
  muteConsole();
});
afterAll(() => {
  process.stdout.write(`mutations: ${totals.mutations} invalid responses to ${totals.reads} reads\n`);
});

/** Visits a page and returns the valid responses to its reads, by `GET /platform/...` without the query. */
async function recordValidResponses(page: Visit): Promise<Map<string, string>> {
  const responses = new Map<string, string>();
  await visit(page, () => respondWithoutZeros((read, text) => responses.set(read, text)));
  return responses;
}

/** From now on the platform's responses have 1234 instead of 0, so that no page has a reason to show $0.00. */
function respondWithoutZeros(onResponse: (read: string, text: string) => void = () => undefined): void {
  network.intercept('GET /platform', async (request) => {
    const response = await network.forward(request);
    const text = (await response.text()).replace(/:0(?=[,}])/g, ':1234');
    onResponse(`GET ${new URL(request.url).pathname}`, text);
    return new Response(text, { status: response.status, headers: response.headers });
  });
}

async function waitUntilLoaded({ store }: RenderedRoute): Promise<void> {
  await waitFor(() => {
    expect(listPendingCalls(selectCalls(store.getState()))).toEqual([]);
    expect(document.querySelector('[aria-busy="true"], .ant-spin-spinning, .ant-btn-loading')).toBeNull();
  });
}

async function visit({ path, interact }: Visit, prepare?: () => void): Promise<void> {
  const page = await renderRoute('/', network, { agencies: ['CBTA'] });
  prepare?.();
  await page.goTo(path);
  // The screen may render after the navigation. Before that no call is pending, so the page would seem to be loaded.
  await waitFor(() => expect(document.querySelector('h1')).not.toHaveTextContent('HOME'));
  await waitUntilLoaded(page);
  await interact?.();
  await waitUntilLoaded(page);
}

function findPageProblems({ canShowZero = false }: Visit): string[] {
  const text = document.body.textContent;
  const main = screen.queryByRole('main');
  return [
    ...(main && main.textContent !== '' ? [] : ['the page is blank']),
    ...(screen.queryByRole('link', { name: 'Sign Out' }) ? [] : ['the page has no Sign Out link']),
    ...(screen.queryByText(/^(This page|The portal) could not be shown$/)
      ? ['the error boundary was rendered']
      : []),
    ...(FORBIDDEN_TEXT.test(text) ? [`the page shows ${FORBIDDEN_TEXT.exec(text)?.[0]}`] : []),
    ...(!canShowZero && text.includes('$0.00') ? ['the page shows $0.00 for a missing amount'] : []),
    ...(document.querySelector('img, script') ? ['a text was rendered as an element'] : []),
    // The invalid responses contain a script that sets `hostile`, and keys that could change Object.prototype.
    ...('hostile' in globalThis ? ['a text was executed'] : []),
    ...('polluted' in {} ? ['Object.prototype was changed'] : []),
  ];
}

describe.each(VISITS)('$path', (page) => {
  it(
    'renders a usable page for every invalid response to each of its reads',
    async () => {
      const validResponses = await recordValidResponses(page);
      expect(findPageProblems(page)).toEqual([]);
      closePage();
      const problems: string[] = [];
      for (const responses of planVisits(page, validResponses)) {
        totals.mutations += responses.length;
        await visit(page, () => {
          for (const { read, text } of responses)
            network.intercept(
              read,
              () => new Response(text, { headers: { 'content-type': 'application/json' } }),
            );
          respondWithoutZeros();
        });
        const names = responses.map(({ read, name }) => `${read}, ${name}`).join('; ');
        problems.push(...findPageProblems(page).map((problem) => `${names}: ${problem}`));
        closePage();
      }
      expect(problems).toEqual([]);
    },
    TIME_LIMIT_MS,
  );
});

it('has visited every read that a screen makes', () => {
  const visitedPaths = [...visitedReads].map((read) =>
    read.replace(/^GET \/platform\/(us-east|public-info)/, ''),
  );
  const missingCalls = SPECIFIED_CALLS.filter(
    ({ method, path }) => method === 'GET' && !UNVISITED_PATHS.includes(path),
  ).filter(({ path }) => !visitedPaths.some((visitedPath) => matchesPattern(path, visitedPath)));
  expect(missingCalls.map(({ path }) => path)).toEqual([]);
});

interface InvalidResponse extends Mutation {
  read: string;
}

/** Lists the invalid responses of each visit: one, or with `sharedRead` one to each other read. */
function planVisits({ sharedRead }: Visit, validResponses: Map<string, string>): InvalidResponse[][] {
  const visits: InvalidResponse[][] = [];
  const sharedVisits: InvalidResponse[][] = [];
  for (const [read, validText] of validResponses) {
    visitedReads.add(read);
    totals.reads += 1;
    const isAlone = sharedRead === undefined || read === sharedRead || process.env.MUTATIONS === 'all';
    for (const [index, mutation] of createMutations(validText).filter(isSelected).entries()) {
      if (isAlone) visits.push([{ read, ...mutation }]);
      else (sharedVisits[index] ??= []).push({ read, ...mutation });
    }
  }
  return [...visits, ...sharedVisits];
}

/** With MUTATIONS=all every mutation; by default one of 14, starting at another index for each read. */
function isSelected(_mutation: unknown, index: number): boolean {
  return process.env.MUTATIONS === 'all' || index % 14 === totals.reads % 14;
}

function closePage(): void {
  cleanup();
  sessionStorage.clear();
  localStorage.clear();
}

function matchesPattern(pattern: string, path: string): boolean {
  return new RegExp(`^${pattern.replace(/:\w+/g, '[^/]+')}$`).test(path);
}
