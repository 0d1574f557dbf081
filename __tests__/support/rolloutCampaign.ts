import { type RolloutSubject } from '@/domain/rollout/rollout';
import { loadJournal } from '@/session/journal/loadJournal';
import { checkQueue } from '@/shared/checks/checkCalls';
import {
  rolloutContinued,
  rolloutStopped,
  stepRetried,
  stepSkipped,
  verificationStarted,
} from '@/shared/rollout/rolloutSlice';
import { createRandom, type Random } from '@server/db/seed/values/random';
import { mockTimeouts } from './checkFixture';
import {
  type FakeNetwork,
  loseConnection,
  neverRespond,
  type RequestHandler,
  respondWith,
} from './fakeNetwork';
import { endDocuments } from './fakeStorage';
import { findDifferences, findOrderProblems, type Kind, type Sent } from './rolloutAudit';
import {
  CAP_WINDOWS,
  DAILY_CAP,
  openRollouts,
  type openTables,
  PAY_FEATURES,
  resetRollouts,
  type Rollouts,
} from './rolloutFixture';

type Tables = ReturnType<typeof openTables>;

const AGENCIES = ['AMHERST', 'AMTA', 'ARTD', 'ASRB', 'ATA', 'AUBUAT', 'AUGUAT', 'BCC', 'BRTD', 'BTA'];
const FEATURE_NAMES = ['pay_wallet', 'pay_auto_topup', 'pay_apple_pay', 'pay_fare_capping'];

const ruleKind = (subject: RolloutSubject, identity: string, values: string[], target: string): Kind => ({
  subject,
  values,
  target,
  write: (tables, agency, value) => tables.writeRule(agency, identity, value),
  read: (tables, agency) => tables.readRule(agency, identity),
});
const objectOf = (starts: string, length: number) =>
  `{"day":{"starts":"${starts}","length":${length}},"__proto__":{"digits":1.50}}`;
const statesOf = (...on: string[]) =>
  `{${FEATURE_NAMES.map((name) => `"${name}":"${on.includes(name) ? 'on' : 'off'}"`).join(',')}}`;
const KINDS: readonly Kind[] = [
  ruleKind(DAILY_CAP, 'daily_cap', ['{"value":200}', '{"value":225}', '{"value":950}'], '{"value":950}'),
  ruleKind(
    CAP_WINDOWS,
    'cap_windows',
    [objectOf('03:00', 24), objectOf('04:00', 24), objectOf('05:00', 12)],
    objectOf('05:00', 12),
  ),
  {
    subject: PAY_FEATURES,
    values: [
      statesOf('pay_apple_pay'),
      statesOf('pay_apple_pay', 'pay_fare_capping'),
      statesOf('pay_wallet', 'pay_auto_topup'),
    ],
    target: statesOf('pay_wallet', 'pay_auto_topup'),
    write: (tables, agency, value) => {
      for (const [name, state] of Object.entries(JSON.parse(value) as Record<string, string>))
        tables.setFeature(agency, name, state === 'on');
    },
    read: (tables, agency) => statesOf(...tables.readFeatures(agency)),
  },
];

interface Fault {
  /** Whether the platform gets the request all the same; `late`: after the portal has stopped waiting. */
  isApplied: boolean | 'late';
  /** `reload`: the page is left before there is an answer. */
  answer: RequestHandler | 'timeOut' | 'reload';
}
const refuse = (status: number): Fault => ({ isApplied: false, answer: respondWith(status) });
const READ_FAULTS: readonly Fault[] = [
  refuse(401),
  refuse(403),
  refuse(500),
  { isApplied: false, answer: 'timeOut' },
  { isApplied: false, answer: loseConnection },
  { isApplied: true, answer: 'reload' },
];
const WRITE_FAULTS: readonly Fault[] = [
  refuse(400),
  refuse(401),
  refuse(403),
  ...[true, false].flatMap((isApplied): Fault[] => [
    { isApplied, answer: respondWith(500) },
    { isApplied, answer: 'timeOut' },
    { isApplied, answer: loseConnection },
    { isApplied, answer: 'reload' },
  ]),
  { isApplied: 'late', answer: 'timeOut' },
  { isApplied: 'late', answer: loseConnection },
];
/** After this time a write without an answer is not applied any more (decision 19). */
const LATE_MS = 30_000;

/** One rollout: the network between portal and platform, with its faults and colleagues, and what was seen there. */
export async function checkRollout(
  seed: number,
  network: FakeNetwork,
  tables: Tables,
  { kind: chosenKind, ofAllAgencies = false }: { kind?: number; ofAllAgencies?: boolean } = {},
) {
  const random = createRandom(seed, 'rollouts');
  const kind = KINDS[chosenKind ?? random.below(KINDS.length)] as Kind;
  const some = AGENCIES.slice(0, random.between(3, AGENCIES.length));
  const faultPercent = random.pick([0, 5, 15]);
  const colleaguePercent = random.pick([0, 10, 30]);
  resetRollouts(network, tables);
  jest.restoreAllMocks();
  const { timeOut } = mockTimeouts();
  // The tabs of before a reload are no other tabs.
  jest.spyOn(BroadcastChannel.prototype, 'postMessage').mockReturnValue();
  for (const name of ofAllAgencies ? [] : AGENCIES)
    kind.write(tables, name, random.pick(kind.values.slice(0, 2)));
  const releaseSlots = watchSlots();
  let rollouts = await openRollouts(network);
  const names = ofAllAgencies ? rollouts.agencies.map(({ abbreviation }) => abbreviation) : some;
  await rollouts.plan(kind.subject, kind.target, names);
  network.reset();

  const sent: Sent[] = [];
  const problems: string[] = [];
  const agenciesOfTokens = new Map<string, string>();
  let isLeft = false;
  let lateRequests: Request[] = [];
  const getTime = Date.now;
  let passedMs = 0;
  jest.spyOn(Date, 'now').mockImplementation(() => getTime() + passedMs);

  async function handle(request: Request): Promise<Response> {
    const isSignIn = request.url.includes('/token/agency');
    const agency = isSignIn
      ? ((await request.clone().json()) as { agencyName: string }).agencyName
      : (agenciesOfTokens.get(request.headers.get('authorization') ?? '') ?? 'unknown');
    const call = isSignIn ? 'signIn' : request.method === 'GET' ? 'read' : 'write';
    if (random.chanceInPercent(colleaguePercent)) kind.write(tables, agency, random.pick(kind.values));
    const fault = random.chanceInPercent(faultPercent)
      ? random.pick(call === 'write' ? WRITE_FAULTS : READ_FAULTS)
      : null;
    problems.push(...findOrderProblems({ agency, call }, rollouts.getRollout(), sent, kind));
    sent.push({ agency, call, hasFault: fault !== null });
    if (fault !== null) {
      if (fault.isApplied === 'late') lateRequests.push(request.clone() as Request);
      else if (fault.isApplied) await network.forward(request.clone() as Request);
      if (fault.answer === 'timeOut') return timeOut();
      if (fault.answer !== 'reload') return fault.answer(request);
      isLeft = true;
      return neverRespond();
    }
    const response = await network.forward(request);
    if (isSignIn && response.ok) {
      const { token } = (await response.clone().json()) as { token: string };
      agenciesOfTokens.set(`Bearer ${token}`, agency);
    }
    return response;
  }
  const intercept = () => {
    for (const match of ['/token/agency', '/businessrules/', '/appfeatures/'])
      network.intercept(match, handle);
  };

  async function waitUntilQuietOrLeft(): Promise<void> {
    let isQuiet = false;
    void rollouts.waitUntilQuiet().then(() => (isQuiet = true));
    while (!isQuiet && !isLeft) await new Promise((resolve) => void setTimeout(resolve));
    // The session has ended, because the operator's token was refused.
    if (!rollouts.store.getState().rollout?.rollout) isLeft = true;
  }

  async function applyLateRequests(): Promise<void> {
    for (const request of lateRequests) await network.forward(request);
    lateRequests = [];
  }

  async function reload(): Promise<void> {
    isLeft = false;
    endDocuments();
    releaseSlots();
    rollouts = await openRollouts(network);
    intercept();
    await rollouts.waitFor(() => rollouts.store.getState().rollout?.isRestored === true);
    rollouts.store.dispatch(loadJournal());
  }

  intercept();
  rollouts.start({ pausesAfterRings: random.chanceInPercent(50), canary: random.pick([null, ...names]) });
  let turns = 0;
  for (; turns < 500; turns += 1) {
    await waitUntilQuietOrLeft();
    if (isLeft || random.chanceInPercent(5)) await reload();
    if (rollouts.getRollout().status !== 'paused') break;
    if (random.chanceInPercent(30)) {
      await applyLateRequests();
      passedMs += LATE_MS;
    }
    answer(rollouts, random);
  }
  if (turns === 500) problems.push('it did not come to an end');

  await applyLateRequests();
  const { steps } = rollouts.getRollout();
  const audit = tables.readAudit();
  problems.push(...findDifferences(rollouts, audit, sent, kind, tables));
  return {
    problems,
    counts: {
      steps: steps.length,
      writes: audit.length,
      faults: sent.filter(({ hasFault }) => hasFault).length,
      statuses: steps.map(({ status }) => status),
    },
  };
}

/** Returns the function that releases the slots of all calls under way: a document that ends has none. */
function watchSlots(): () => void {
  const releases: (() => void)[] = [];
  const acquire = checkQueue.acquire.bind(checkQueue);
  jest.spyOn(checkQueue, 'acquire').mockImplementation(async (owner, signal) => {
    const release = await acquire(owner, signal);
    releases.push(release);
    return release;
  });
  return () => releases.splice(0).forEach((release) => release());
}

/** Presses a button as the operator while the rollout waits. */
function answer({ store, getRollout, getStep }: Rollouts, random: Random): void {
  const { waitsFor } = getRollout();
  const draw = random.below(100);
  const at = Date.now();
  if (draw >= 95) store.dispatch(rolloutStopped(at));
  else if (waitsFor === null) store.dispatch(rolloutContinued());
  else if (draw >= 70) store.dispatch(stepSkipped({ abbreviation: waitsFor, at }));
  else if (getStep(waitsFor)?.status === 'unknown') store.dispatch(verificationStarted(waitsFor));
  else store.dispatch(stepRetried(waitsFor));
}
