import type { Database } from '@server/db/database';
import { NEW_AGENCY } from '@tests/support/newAgencyFixture';
import { DEMO_PASSWORD } from './testPlatform';

const readId = (db: Database, sql: string) => db.get<{ id: number }>(sql)?.id ?? 0;
const APPLICATION = { name: 'pay', version: '1.6.0', platform: 'ios' };
const FEATURE = { name: 'pay_wallet', startDate: '20260307T073000', endDate: '2099-12-31' };

/** A request that writes, and what the table audit then has. */
interface Write {
  path: string;
  body: Record<string, unknown>;
  object: RegExp;
  /** Parts of the object before and after; null if it does not exist. */
  before: string | null;
  after: string;
}

/** A write of each route that changes something. Its agency is CBTA. */
export const WRITES: Record<string, (db: Database) => Write> = {
  'POST /agency/api/v4/agencies': () => ({
    path: '/agency/api/v4/agencies',
    body: NEW_AGENCY,
    object: /^agency NFT$/,
    before: null,
    after: '"name":"Northfield Transit"',
  }),
  'POST /appfeatures/api/v1/appFeatures': () => {
    const { name: application, ...rest } = APPLICATION;
    return {
      path: '/appfeatures/api/v1/appFeatures',
      body: { application, ...rest, features: [FEATURE] },
      object: /^features of pay 1\.6\.0 ios$/,
      before: '[',
      after: JSON.stringify(FEATURE),
    };
  },
  'DELETE /appfeatures/api/v1/appFeatures': () => ({
    path: '/appfeatures/api/v1/appFeatures',
    body: { application: APPLICATION, features: ['pay_wallet'] },
    object: /^features of pay 1\.6\.0 ios$/,
    before: JSON.stringify(FEATURE),
    after: '[',
  }),
  'POST /auth/api/v3/administrators': () => ({
    path: '/auth/api/v3/administrators',
    body: { email: 'ada@cbta.example', password: 'Secret-Word-9', rmid: 0 },
    object: /^administrator \d+$/,
    before: null,
    after: '{"email":"ada@cbta.example"}',
  }),
  'PATCH /businessrules/api/v1/rule': (db) => {
    const rule = db.get<{ identity: string; category: number; body: string }>(
      'SELECT identity, category_id AS category, body FROM rules WHERE agency_id = 1',
    );
    const { identity = '', category = 0 } = rule ?? {};
    return {
      path: `/businessrules/api/v1/rule?identity=${encodeURIComponent(identity)}&category=${category}`,
      body: { identity, category, rule: { kept: 1 } },
      object: /^rule \d+ ./,
      before: rule?.body ?? '',
      after: '{"kept":1}',
    };
  },
  'POST /payment/api/v4/correction/payment/:id': (db) => {
    const id = readId(db, 'SELECT id FROM payments WHERE agency_id = 1');
    return {
      path: `/payment/api/v4/correction/payment/${id}`,
      body: { amount: 4_711, payment_medium: 'Token' },
      object: new RegExp(`^payment ${id}$`),
      before: '"transaction_amount":',
      after: '"transaction_amount":4711',
    };
  },
  'POST /profile/api/v3/profile': (db) => {
    const user_id = readId(db, 'SELECT user_id AS id FROM riders WHERE agency_id = 1');
    return {
      path: '/profile/api/v3/profile',
      body: { user_id, first_name: 'Ada', last_name: 'Lovelace' },
      object: new RegExp(`^profile ${user_id}$`),
      before: '"first_name":',
      after: '"first_name":"Ada"',
    };
  },
  'POST /pso/api/v1/signup': () => ({
    path: '/pso/api/v1/signup',
    body: { email: 'grace@us-east.example', password: 'Secret-Word-9' },
    object: /^operator \d+$/,
    before: null,
    after: '{"email":"grace@us-east.example"}',
  }),
};
/** Valid bodies of the routes that answer with a token and store nothing. */
export const SIGN_INS: Record<string, Record<string, unknown>> = {
  'POST /auth/api/v4/authenticate': {
    agency: 'CBTA',
    email: 'administrator@us-east.example',
    password: DEMO_PASSWORD,
  },
  'POST /pso/api/v1/signin': { email: 'operator@us-east.example', password: DEMO_PASSWORD },
  'POST /pso/api/v1/token/agency': { agencyName: 'CBTA', agencyId: 1 },
};
