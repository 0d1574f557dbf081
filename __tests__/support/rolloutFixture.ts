import { join } from 'node:path';
import { type Application } from '@/domain/entities/application';
import { type RolloutOptions } from '@/domain/rollout/createRollout';
import { makePlan } from '@/domain/rollout/makePlan';
import {
  hasStepUnderWay,
  type Rollout,
  type RolloutPlan,
  type RolloutSubject,
} from '@/domain/rollout/rollout';
import { selectJournal } from '@/session/journal/journalState';
import { readRolloutMarks } from '@/session/storage/rolloutMarks';
import { selectStorageOwner } from '@/shared/fleet/storage/selectStorage';
import { loadRollout } from '@/shared/rollout/loadRollout';
import { readPlannedAgencies } from '@/shared/rollout/readPlannedAgencies';
import { planMade, rolloutContinued } from '@/shared/rollout/rolloutSlice';
import { selectPlan, selectRollout } from '@/shared/rollout/rolloutState';
import { startRollout } from '@/shared/rollout/startRollout';
import { createRolloutDatabase } from '@/shared/rollout/storage/rolloutDatabase';
import { openDatabase } from '@server/db/database';
import { type FakeNetwork } from './fakeNetwork';
import { installFakeStorage } from './fakeStorage';
import { openFleet } from './fleetFixture';
import { waitForState } from './waitForState';

export const DAILY_CAP: RolloutSubject = { kind: 'rule', category: 'Fare Capping', identity: 'daily_cap' };
export const CAP_WINDOWS: RolloutSubject = { ...DAILY_CAP, identity: 'cap_windows' };
const PAY: Application = { name: 'pay', version: '1.6.0', platform: 'ios' };
export const PAY_FEATURES: RolloutSubject = { kind: 'features', application: PAY };

const OPTIONS: RolloutOptions = { canary: null, isDryRun: false, reason: '', pausesAfterRings: false };

/** A row of the platform's table `audit`. */
export interface AuditRow {
  agency: string;
  route: string;
  object: string;
  before: string;
  after: string;
}

/** The platform's own tables, in which a colleague's changes leave no row in `audit`. */
export function openTables(network: FakeNetwork) {
  const db = openDatabase(join(network.platform.dataDir, 'us-east.sqlite'));
  const idOf = (agency: string) =>
    db.get<{ id: number }>('SELECT id FROM agencies WHERE abbreviation = ?', agency)?.id ?? 0;
  const PAY_KEY = [PAY.name, PAY.version, PAY.platform] as const;
  return {
    close: () => db.close(),
    emptyAudit: () => db.run('DELETE FROM audit'),
    readAudit: () =>
      db.all<AuditRow>(
        'SELECT abbreviation AS agency, route, object, before, after FROM audit JOIN agencies ON agencies.id = agency_id ORDER BY audit.id',
      ),
    readRule: (agency: string, identity: string) =>
      db.get<{ body: string }>(
        'SELECT body FROM rules WHERE agency_id = ? AND identity = ?',
        idOf(agency),
        identity,
      )?.body,
    writeRule: (agency: string, identity: string, body: string) =>
      db.run('UPDATE rules SET body = ? WHERE agency_id = ? AND identity = ?', body, idOf(agency), identity),
    readFeatures: (agency: string) =>
      db
        .all<{ name: string }>(
          'SELECT name FROM app_features WHERE agency_id = ? AND application = ? AND version = ? AND platform = ?',
          idOf(agency),
          ...PAY_KEY,
        )
        .map(({ name }) => name),
    setFeature: (agency: string, name: string, isOn: boolean) =>
      isOn
        ? db.run(
            'INSERT OR REPLACE INTO app_features VALUES (?, ?, ?, ?, ?, ?, ?)',
            idOf(agency),
            ...PAY_KEY,
            name,
            '20260101T000000',
            '2099-12-31',
          )
        : db.run(
            'DELETE FROM app_features WHERE agency_id = ? AND application = ? AND version = ? AND platform = ? AND name = ?',
            idOf(agency),
            ...PAY_KEY,
            name,
          ),
  };
}

/**
 * The tabs of earlier tests still answer messages and take locks that become free. So each test has another operator,
 * whose rollouts are no concern of theirs.
 */
let testCount = 0;

/** A tab with the code of rollouts, and the region's agencies. */
export async function openRollouts(network: FakeNetwork) {
  const { store, agencies } = await openFleet(network, {
    email: `operator-of-test-${testCount}@us-east.example`,
  });
  const owner = selectStorageOwner(store.getState());
  store.dispatch(loadRollout());
  const getPlan = (): RolloutPlan => {
    const plan = selectPlan(store.getState());
    if (!plan) throw new Error('no plan');
    return plan;
  };
  const getRollout = (): Rollout => {
    const rollout = selectRollout(store.getState());
    if (!rollout) throw new Error('no rollout');
    return rollout;
  };
  const waitFor = (isReached: () => boolean) => waitForState(store, isReached);
  return {
    store,
    agencies,
    getPlan,
    getRollout,
    waitFor,
    /** Whether the browser keeps a rollout of this tab's operator. */
    hasMark: () => readRolloutMarks().has(owner),
    getStep: (abbreviation: string) =>
      getRollout().steps.find(({ agency }) => agency.abbreviation === abbreviation),
    getChanges: () =>
      selectJournal(store.getState()).changes.filter(({ object }) => object.kind !== 'fleetRun'),
    /** Makes a plan and reads its agencies. */
    plan: async (
      subject: RolloutSubject,
      target: string,
      names: readonly string[],
      isProtected = () => false,
    ) => {
      const planned = names.map((name) => {
        const agency = agencies.find(({ abbreviation }) => abbreviation === name);
        if (!agency) throw new Error(`no agency ${name}`);
        return agency;
      });
      store.dispatch(
        planMade(
          makePlan({
            id: 'a-plan',
            region: 'usEast',
            subject,
            source: { kind: 'fleet', agency: null },
            agencies: planned,
            target,
            isProtected,
          }),
        ),
      );
      store.dispatch(readPlannedAgencies());
      await waitFor(() => store.getState().fleet?.runs.plan?.status === 'done');
    },
    start: (options: Partial<RolloutOptions> = {}) => {
      const plan = selectPlan(store.getState());
      if (plan) store.dispatch(startRollout(plan, { ...OPTIONS, ...options }));
    },
    /** Resolves when the rollout does nothing: it waits, or has ended. */
    waitUntilQuiet: () =>
      waitFor(() => {
        const { rollout, verifyingAgency } = store.getState().rollout ?? {};
        return (
          !rollout || (rollout.status !== 'running' && !hasStepUnderWay(rollout) && verifyingAgency === null)
        );
      }),
  };
}

export type Rollouts = Awaited<ReturnType<typeof openRollouts>>;

/** Agencies with the usual values. */
export const NAMES = ['ALLENTOWN', 'AMHERST', 'AMTA', 'ARTD', 'ASRB', 'ATA', 'AUBUAT', 'AUGUAT'];
export const [FIRST = '', SECOND = '', THIRD = '', FOURTH = ''] = NAMES;
export const OLD = '{"value":200}';
export const NEW = '{"value":950}';
export const FEATURES = '{"pay_wallet":"on","pay_auto_topup":"on","pay_apple_pay":"off"}';

/** Before each test: gives each agency the values of before, and empties the storage of the browser and the platform's `audit`. */
export function resetRollouts(network: FakeNetwork, tables: ReturnType<typeof openTables>): void {
  testCount += 1;
  installFakeStorage();
  sessionStorage.clear();
  localStorage.clear();
  network.reset();
  tables.emptyAudit();
  for (const name of NAMES) {
    tables.writeRule(name, 'daily_cap', OLD);
    for (const feature of ['pay_wallet', 'pay_auto_topup']) tables.setFeature(name, feature, false);
    tables.setFeature(name, 'pay_apple_pay', true);
  }
}

/** Makes and reads the plan, and starts the rollout. It waits after the first agency. */
export async function startRollouts(
  network: FakeNetwork,
  names: readonly string[] = NAMES,
  subject: RolloutSubject = DAILY_CAP,
  target = NEW,
): Promise<Rollouts> {
  const rollouts = await openRollouts(network);
  await rollouts.plan(subject, target, names);
  network.reset();
  rollouts.start();
  await rollouts.waitUntilQuiet();
  return rollouts;
}

export async function goOn(rollouts: Rollouts): Promise<void> {
  rollouts.store.dispatch(rolloutContinued());
  await rollouts.waitUntilQuiet();
}

export const getStatuses = ({ getRollout }: Rollouts) => getRollout().steps.map(({ status }) => status);

/** The texts of all that the browser's database has of rollouts. */
export async function readStoredRollouts(): Promise<string> {
  const database = createRolloutDatabase();
  const contents = await Promise.all((await database.listOwners()).map((owner) => database.get(owner)));
  return JSON.stringify(contents);
}

/** The requests that are no reads. */
export const listWrites = (network: FakeNetwork) =>
  network.listWrites().map((line) => line.replace('/platform/us-east', ''));
