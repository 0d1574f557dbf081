import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { selectPendingCalls } from '@/session/callsSlice';
import { createMutations } from '@tests/support/responseMutations';
import { openFakeNetwork, type FakeNetwork } from '@tests/support/fakeNetwork';
import { renderRoute, type RenderedRoute } from '@tests/support/renderRoute';
import { SPECIFIED_CALLS } from '@tests/support/specifiedCalls';

const AGENCY = '/agency-dashboard/CBTA';
const RIDER = `${AGENCY}/riders/1000119`;

interface Visit {
  path: string;
  /** What a person does there, as far as the page lets them. */
  act?: () => void | Promise<void>;
  /** Shows $0.00 for what is no amount that was read: a difference. */
  hasZero?: boolean;
}

const press = (name: RegExp) => {
  const button = screen.queryAllByRole('button', { name })[0];
  if (button) fireEvent.click(button);
};

/** Every screen that reads something, and what has to be done there to make it read all it can. */
const VISITS: readonly Visit[] = [
  { path: '/agencies' },
  { path: '/agency-creation' },
  { path: '/pso-users' },
  { path: AGENCY },
  { path: `${AGENCY}/riders` },
  { path: `${AGENCY}/passes` },
  { path: `${AGENCY}/purchase-orders` },
  { path: `${AGENCY}/admin-users` },
  {
    path: `${AGENCY}/businessRules`,
    act: async () => {
      // An answer may be there before what it says is drawn.
      await waitFor(() =>
        expect(document.querySelector('.category__button, .empty-state, [role="alert"]')).not.toBeNull(),
      );
      const head = document.querySelector('.category__button');
      if (head) fireEvent.click(head);
    },
  },
  {
    path: `${AGENCY}/agency-appfeatures`,
    act: () => {
      const select = screen.queryByRole('combobox');
      const choice = select?.querySelectorAll('option')[1];
      if (select && choice) fireEvent.change(select, { target: { value: choice.value } });
    },
  },
  { path: `${AGENCY}/agency-diagnostics`, act: () => press(/^RUN ALL$/i) },
  { path: RIDER },
  { path: `${RIDER}?tab=passes` },
  { path: `${RIDER}?tab=purchaseOrders` },
  { path: `${RIDER}?tab=editPayments&payment=5000083`, hasZero: true },
];

/** Reads of section 7 that no screen makes, or that a screen makes only to look something up. */
const UNSEEN = [
  '/agency/api/v4/agencies',
  '/appfeatures/api/v1/allAppFeatures',
  '/businessrules/api/v1/rules/:id',
  '/businessrules/api/v1/categories/:id',
  '/fixedroutefaredata/api/v1/fetchall/',
  '/productcatalog/api/v2/products',
  '/index.json',
];

/** What no page may ever show, whatever was sent. */
const NEVER = /\bNaN\b|\bundefined\b|\[object \w+\]|Invalid date|12\/31\/1969|01\/01\/1970/i;

let network: FakeNetwork;
const seen = new Set<string>();
const total = { calls: 0, mutations: 0 };

beforeAll(async () => {
  network = await openFakeNetwork();
});
beforeEach(() => {
  // React tells of errors that a boundary caught, Redux of large answers; the page is what is looked at here.
  for (const kind of ['error', 'warn'] as const)
    jest.spyOn(console, kind).mockImplementation(() => undefined);
});
afterAll(() => {
  process.stdout.write(`mutations: ${total.mutations} wrong answers to ${total.calls} reads\n`);
});

/** The right answers to what the present place reads, by `GET /platform/...` without the query. */
async function rightAnswers(place: Visit): Promise<Map<string, string>> {
  const answers = new Map<string, string>();
  await visit(place, () => answerWithoutZeros((read, text) => answers.set(read, text)));
  return answers;
}

/** From now on reads are answered by the platform, with a number in place of each 0: no page has a reason to show $0.00. */
function answerWithoutZeros(tell: (read: string, text: string) => void = () => undefined): void {
  network.intercept('GET /platform', async (request) => {
    const answer = await network.platform.app.fetch(request);
    const text = (await answer.text()).replace(/:0(?=[,}])/g, ':1234');
    tell(`GET ${new URL(request.url).pathname}`, text);
    return new Response(text, { status: answer.status, headers: answer.headers });
  });
}

async function settled({ store }: RenderedRoute): Promise<void> {
  await waitFor(() => {
    expect(selectPendingCalls(store.getState())).toEqual([]);
    expect(document.querySelector('[aria-busy="true"], .ant-spin-spinning, .ant-btn-loading')).toBeNull();
  });
}

async function visit({ path, act }: Visit, prepare?: () => void): Promise<void> {
  const page = await renderRoute('/', network, { agencies: ['CBTA'] });
  prepare?.();
  await page.goTo(path);
  // A screen's first drawing may come after the navigation: without it nothing would be under way, and all seem settled.
  await waitFor(() => expect(document.querySelector('h1')).not.toHaveTextContent('HOME'));
  await settled(page);
  await act?.();
  await settled(page);
}

/** What is wrong with the page as it stands. */
function faultsOfPage({ hasZero = false }: Visit): string[] {
  const text = document.body.textContent;
  const main = screen.queryByRole('main');
  return [
    ...(main && main.textContent !== '' ? [] : ['the page is blank']),
    ...(screen.queryByRole('link', { name: 'Sign Out' }) ? [] : ['nobody can sign out']),
    ...(screen.queryByText('This page could not be shown') ? ['the screen broke'] : []),
    ...(NEVER.test(text) ? [`it reads ${NEVER.exec(text)?.[0]}`] : []),
    ...(!hasZero && text.includes('$0.00') ? ['$0.00 stands for what is missing'] : []),
    ...(document.querySelector('img, script') ? ['text became an element'] : []),
    ...('hostile' in globalThis ? ['text was carried out'] : []),
    ...('polluted' in {} ? ['the prototype of everything was changed'] : []),
  ];
}

describe.each(VISITS)('$path', (place) => {
  it('stays a page whatever is answered to each of its reads', async () => {
    const answers = await rightAnswers(place);
    expect(faultsOfPage(place)).toEqual([]);
    leave();
    const failures: string[] = [];
    for (const [read, right] of answers) {
      seen.add(read);
      total.calls += 1;
      for (const { name, text } of createMutations(right).filter(isChosen)) {
        total.mutations += 1;
        await visit(place, () => {
          network.intercept(
            read,
            () => new Response(text, { headers: { 'content-type': 'application/json' } }),
          );
          answerWithoutZeros();
        });
        failures.push(...faultsOfPage(place).map((fault) => `${read}, ${name}: ${fault}`));
        leave();
      }
    }
    expect(failures).toEqual([]);
  }, 300_000);
});

it('visited every read that a screen makes', () => {
  const visited = [...seen].map((read) => read.replace(/^GET \/platform\/(us-east|public-info)/, ''));
  const missing = SPECIFIED_CALLS.filter(
    ({ method, path }) => method === 'GET' && !UNSEEN.includes(path),
  ).filter(({ path }) => !visited.some((read) => matches(path, read)));
  expect(missing.map(({ path }) => path)).toEqual([]);
});

/** All of them when asked for; else every fourteenth, another one for each read. */
function isChosen(_mutation: unknown, at: number): boolean {
  return process.env.MUTATIONS === 'all' || at % 14 === total.calls % 14;
}

function leave(): void {
  cleanup();
  sessionStorage.clear();
  localStorage.clear();
}

function matches(pattern: string, path: string): boolean {
  return new RegExp(`^${pattern.replace(/:\w+/g, '[^/]+')}$`).test(path);
}
