import { statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { openDatabase } from '@server/db/database';
import { buildPlatformProgram, type PlatformProgram, type RunningPlatform } from './platformProgram';
import { DEMO_PASSWORD } from './testPlatform';

/** How many times the test kills the server. */
const ROUNDS = Number(process.env.KILL_ROUNDS ?? 6);
jest.setTimeout(60_000 + ROUNDS * 6_000);
/** The number of concurrent corrections. */
const CONCURRENCY = 8;

let program: PlatformProgram;
let dataFolder: string;
let server: RunningPlatform | undefined;
beforeAll(() => {
  program = buildPlatformProgram();
  dataFolder = join(program.folder, 'data');
});
afterAll(() => {
  server?.child.kill('SIGKILL');
  program.remove();
});

async function startServer(): Promise<string> {
  server = await program.start({ DATA_DIR: dataFolder, MAX_CORRECTION_CENTS: '1000000000' });
  return `${server.origin}/platform/us-east`;
}

async function fetchJson<Body>(
  url: string,
  { token, body, key }: { token?: string; body?: unknown; key?: string },
): Promise<Body> {
  const response = await fetch(url, {
    method: body === undefined ? 'GET' : 'POST',
    headers: {
      'content-type': 'application/json',
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
      ...(key !== undefined && { 'idempotency-key': key }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  const responseBody = (await response.json()) as Body;
  if (!response.ok) throw new Error(JSON.stringify(responseBody));
  return responseBody;
}

/** Corrects payments concurrently until it kills the server. Returns the amounts of the acknowledged corrections. */
async function correctUntilKilled(
  origin: string,
  token: string,
  ids: number[],
  round: number,
): Promise<number[]> {
  const acknowledged: number[] = [];
  // Each round kills the server after another number of corrections.
  const correctionsBeforeKill = 20 + ((round * 37) % 60);
  const exited = new Promise((resolve) => server?.child.once('exit', resolve));
  let nextNumber = 0;
  const correctRepeatedly = async () => {
    for (;;) {
      // Each correction has its own amount, by which it is found in the database.
      const amount = round * 100_000 + nextNumber++;
      const url = `${origin}/payment/api/v4/correction/payment/${ids[amount % ids.length]}`;
      try {
        const body = { amount, payment_medium: 'Token' };
        await fetchJson(url, { token, body, key: `correction-${amount}` });
      } catch {
        return;
      }
      acknowledged.push(amount);
      if (acknowledged.length === correctionsBeforeKill) server?.child.kill('SIGKILL');
    }
  };
  await Promise.all(Array.from({ length: CONCURRENCY }, correctRepeatedly));
  await exited;
  return acknowledged;
}

function readTotals() {
  const db = openDatabase(join(dataFolder, 'us-east.sqlite'));
  try {
    return {
      integrityCheck: db.get<{ integrity_check: string }>('PRAGMA integrity_check')?.integrity_check,
      corrections: db.all<{ amount: number }>(
        "SELECT json_extract(after, '$.transaction_amount') AS amount FROM audit",
      ),
      storedResponses: db.get<{ count: number }>('SELECT count(*) AS count FROM answered_writes')?.count,
      balance: db.get<{ sum: number }>('SELECT sum(amount) AS sum FROM riders')?.sum ?? 0,
      paid:
        db.get<{ sum: number }>(
          'SELECT sum(transaction_amount) AS sum FROM payments WHERE user_id IS NOT NULL',
        )?.sum ?? 0,
    };
  } finally {
    db.close();
  }
}

it(`the server keeps every acknowledged write exactly once when it is killed ${ROUNDS} times under load`, async () => {
  let origin = await startServer();
  const { id_token: operatorToken } = await fetchJson<{ id_token: string }>(`${origin}/pso/api/v1/signin`, {
    body: { email: 'operator@us-east.example', password: DEMO_PASSWORD },
  });
  const { token } = await fetchJson<{ token: string }>(`${origin}/pso/api/v1/token/agency`, {
    token: operatorToken,
    body: { agencyName: 'CBTA', agencyId: 1 },
  });
  const payments = await fetchJson<{ id: number }[]>(`${origin}/paymentview/api/v2/payments?per_page=100`, {
    token,
  });
  const ids = payments.map(({ id }) => id);
  const totalsBefore = readTotals();
  const acknowledged: number[] = [];

  for (let round = 1; round <= ROUNDS; round++) {
    acknowledged.push(...(await correctUntilKilled(origin, token, ids, round)));
    const totals = readTotals();
    const storedAmounts = totals.corrections.map(({ amount }) => amount);
    expect(totals.integrityCheck).toBe('ok');
    // No correction is stored twice.
    expect(new Set(storedAmounts).size).toBe(storedAmounts.length);
    // No acknowledged correction is lost.
    expect(acknowledged.filter((amount) => !storedAmounts.includes(amount))).toEqual([]);
    // Each correction is stored together with its response, which a repeated Idempotency-Key would get.
    expect(totals.storedResponses).toBe(storedAmounts.length);
    // Each stored correction has moved the rider's balance too.
    expect(totals.balance - totalsBefore.balance).toBe(totals.paid - totalsBefore.paid);
    if (round < ROUNDS) origin = await startServer();
  }
  expect(acknowledged.length).toBeGreaterThan(ROUNDS * 20);
});

/** Kills its process when US East is seeded, just before the end of the transaction. */
const KILL_WHILE_CREATING = `
  const { log } = console;
  console.log = (line) => {
    log(line);
    if (line === 'US East: indexes') process.kill(process.pid, 'SIGKILL');
  };`;

it('a start that was killed while it created a database leaves nothing behind that the next start uses', async () => {
  const folder = join(program.folder, 'killed');
  const killer = join(program.folder, 'kill.cjs');
  writeFileSync(killer, KILL_WHILE_CREATING);
  // So many that a part of them has been written to the file.
  const settings = { DATA_DIR: folder, SEED_RIDERS: '10000' };
  const { code } = await program.run({ ...settings, NODE_OPTIONS: `--require ${killer}` });
  expect(code).toBeNull();
  expect(statSync(join(folder, 'us-east.sqlite')).size).toBeGreaterThan(1_000_000);
  server = await program.start(settings);
  expect(server.lines[0]).toBe('US East: creating the database ...');
});
