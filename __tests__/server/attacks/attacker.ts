import { join } from 'node:path';
import { type Database, openDatabase } from '@server/db/database';
import type { PlatformOptions } from '@server/platform';
import { REGIONS } from '@server/regions';
import { DEMO_PASSWORD, openTestPlatform, type TestPlatform } from '../testPlatform';
import { listValues } from './attackedRoutes';
import { findForeignRows, type ForeignRows } from './foreignRows';

/** The id of the agency CBTA, whose token attacks. */
const AGENCY_ID = 1;
/** The clock moves on with each attempt, so that a limit of sign-ins does not hide another answer. */
const MINUTES_PER_ATTEMPT = 2;
const TOKEN_MINUTES = 30 * 24 * 60;

const MAX_LISTED = 10;

export interface Attempt {
  method?: string;
  path: string;
  /** The part before the path; US East by default. */
  base?: string;
  token?: string | undefined;
  headers?: Record<string, string>;
  /** Sent as JSON. */
  body?: unknown;
  /** Sent as it is. */
  rawBody?: NonNullable<RequestInit['body']>;
  /** The possible statuses of the answer. */
  expected: number | readonly number[];
}

interface Answer {
  status: number;
  headers: Headers;
  text: string;
  /** Undefined if the text is not JSON. */
  body: unknown;
}

/** Texts that no answer has, unless the request itself has them. */
const INTERNALS =
  /scrypt|password_?hash|sqlite|node_modules|\bat \S+ \(|\.[tj]s:\d+|constraint failed|no such (table|column)|syntax error|SELECT .*? FROM|zoderror|typeerror/i;

/** Sends attempts to a platform of its own, checks each answer, and counts. */
class Attacker {
  /** The number of attempts so far. */
  count = 0;
  platform!: TestPlatform;
  /** The database of US East, by a connection of the test. */
  db!: Database;
  tokens!: { pso: string; admin: string };
  foreignRows!: ForeignRows;
  time = Date.UTC(2026, 10, 1);
  private readonly unexpected: string[] = [];
  private databases: Database[] = [];
  private readonly secrets: string[] = [];

  async open(options: Partial<PlatformOptions>): Promise<void> {
    this.platform = await openTestPlatform({
      now: () => new Date(this.time),
      tokenMinutes: TOKEN_MINUTES,
      onError: (error) => this.unexpected.push(`An unexpected error: ${String(error)}`),
      ...options,
    });
    this.databases = REGIONS.map(({ slug }) =>
      openDatabase(join(this.platform.instance.dataDir, `${slug}.sqlite`)),
    );
    [this.db] = this.databases as [Database];
    await this.signIn();
    this.foreignRows = findForeignRows(this.db, AGENCY_ID);
    const keys = this.db.all<{ value: string }>("SELECT value FROM meta WHERE name = 'tokenKey'");
    this.secrets.push(DEMO_PASSWORD, ...keys.map(({ value }) => value));
  }

  /** Gets new tokens of the operator and of CBTA. */
  async signIn(): Promise<void> {
    this.tokens = {
      pso: await this.platform.fetchOperatorToken(),
      admin: await this.platform.fetchAgencyToken('CBTA'),
    };
    this.secrets.push(...Object.values(this.tokens));
  }

  /** The token that a route requires. */
  tokenFor({ audience }: { audience: 'pso' | 'admin' | 'none' }): string | undefined {
    return audience === 'none' ? undefined : this.tokens[audience];
  }

  /** Sends one attempt. What is unexpected fails the test, after all its attempts. */
  async send(attempt: Attempt): Promise<Answer> {
    this.count += 1;
    this.time += MINUTES_PER_ATTEMPT * 60_000;
    const versions = this.readVersions();
    const request = buildRequest(attempt);
    const response = await this.platform.instance.app.request(request);
    const text = await response.text();
    const answer = { status: response.status, headers: response.headers, text, body: parseJson(text) };
    const hasChanged = this.readVersions() !== versions;
    for (const problem of this.findProblems(attempt, answer, hasChanged))
      this.unexpected.push(
        `${describeAttempt(attempt)} → ${answer.status} ${text.slice(0, 300)}: ${problem}`,
      );
    return answer;
  }

  /** The unexpected answers since the last call; of many, the first ones. */
  takeUnexpected(): string[] {
    return this.unexpected.splice(0).slice(0, MAX_LISTED);
  }

  /** The damage that the attempts have done; there must be none. */
  findDamage(): string[] {
    const damage: string[] = [];
    if (this.foreignRows.haveChanged()) damage.push('Rows of other agencies have changed.');
    for (const db of this.databases) {
      const check = db.get<{ integrity_check: string }>('PRAGMA integrity_check')?.integrity_check;
      if (check !== 'ok' || db.all('PRAGMA foreign_key_check').length > 0)
        damage.push('A database is inconsistent.');
    }
    const log = this.platform.accessLog.flatMap((entry) => Object.values(entry)).join('');
    if (/\p{Cc}/u.test(log)) damage.push('A line of the access log has a control character.');
    if (this.secrets.some((secret) => log.includes(secret))) damage.push('The access log has a secret.');
    if (Object.keys(Object.prototype).length > 0) damage.push('All objects have a new field.');
    return damage;
  }

  close(): void {
    for (const db of this.databases) db.close();
    this.platform.close();
  }

  /** Another text after each change by the platform. */
  private readVersions(): string {
    return this.databases.map((db) => JSON.stringify(db.get('PRAGMA data_version'))).join();
  }

  private findProblems(attempt: Attempt, answer: Answer, hasChanged: boolean): string[] {
    const { status, headers, text, body } = answer;
    const problems: string[] = [];
    const expected = [attempt.expected].flat();
    if (!expected.includes(status)) problems.push(`not ${expected.join(' or ')}`);
    const mayWrite = attempt.method !== undefined && attempt.method !== 'GET' && status < 300;
    if (hasChanged && !mayWrite) problems.push('the data have changed');
    if (headers.get('cache-control') !== 'no-store') problems.push('it can be cached');
    if (headers.get('x-content-type-options') !== 'nosniff') problems.push('without nosniff');
    if (status >= 400 && !hasMessage(body)) problems.push('without a message in JSON');
    const [internal] = INTERNALS.exec(text) ?? [];
    if (internal !== undefined && !isSent(attempt, internal)) problems.push(`it shows ${internal}`);
    for (const secret of this.secrets) if (text.includes(secret)) problems.push('it shows a secret');
    if (attempt.token !== undefined && text.includes(attempt.token)) problems.push('it repeats the token');
    if (attempt.token === this.tokens.admin) {
      const leaked = listValues(body).find(
        ({ value }) =>
          typeof value === 'string' && this.foreignRows.texts.has(value) && !isSent(attempt, value),
      );
      if (leaked) problems.push(`it has another agency’s ${leaked.place.join('.')}`);
    }
    return problems;
  }
}

/** An attacker for the tests of a file. */
export function setUpAttacker(options: Partial<PlatformOptions> = {}): Attacker {
  const attacker = new Attacker();
  beforeAll(() => attacker.open(options));
  afterEach(() => expect(attacker.takeUnexpected()).toEqual([]));
  afterAll(() => attacker.close());
  return attacker;
}

/**
 * The last test of a file: all attempts together have damaged nothing, and an empty list of attempts does not pass. With
 * ATTACK_COUNTS=on it prints the number.
 */
export function testSum(kind: string, attacker: Attacker, minimum: number): void {
  it(`${kind}: at least ${minimum} attempts, and no damage`, () => {
    expect(attacker.findDamage()).toEqual([]);
    expect(attacker.count).toBeGreaterThanOrEqual(minimum);
    if (process.env.ATTACK_COUNTS === 'on') process.stderr.write(`${kind}: ${attacker.count} attempts\n`);
  });
}

function buildRequest(attempt: Attempt): Request {
  const { method = 'GET', base = '/platform/us-east', path, token, headers, body, rawBody } = attempt;
  const content = rawBody ?? (body === undefined ? undefined : JSON.stringify(body));
  return new Request(`http://localhost${base}${path}`, {
    method,
    headers: {
      ...(content !== undefined && { 'content-type': 'application/json' }),
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
      ...headers,
    },
    ...(content !== undefined && { body: content, duplex: 'half' }),
  });
}

function describeAttempt({ method = 'GET', path, headers, body, rawBody }: Attempt, length = 200): string {
  const content = typeof rawBody === 'string' ? rawBody : JSON.stringify(body);
  return [method, path, JSON.stringify(headers), content]
    .filter((part) => part !== undefined)
    .map((part) => part.slice(0, length))
    .join(' ');
}

/** Whether an answer can have a text because it repeats the request's. */
function isSent(attempt: Attempt, text: string): boolean {
  return attempt.path.includes(encodeURIComponent(text)) || describeAttempt(attempt, Infinity).includes(text);
}

function hasMessage(body: unknown): boolean {
  const { code, message, description } = (body ?? {}) as Record<string, unknown>;
  return [code, message, description].every((text) => typeof text === 'string' && text !== '');
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}
