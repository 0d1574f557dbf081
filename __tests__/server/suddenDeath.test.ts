import { join } from 'node:path';
import { openDatabase } from '@server/db/open';
import { buildProgram, type PlatformProgram, type RunningPlatform } from './platformProgram';
import { PASSWORD } from './testPlatform';

const ROUNDS = Number(process.env.KILL_ROUNDS ?? 6);
jest.setTimeout(60_000 + ROUNDS * 6_000);
/** Corrections under way at a time. */
const LANES = 8;

let program: PlatformProgram;
let data: string;
let server: RunningPlatform | undefined;
beforeAll(() => {
  program = buildProgram();
  data = join(program.folder, 'data');
});
afterAll(() => {
  server?.child.kill('SIGKILL');
  program.remove();
});

async function start(): Promise<string> {
  server = await program.start({ DATA_DIR: data });
  return `${server.address}/platform/us-east`;
}

async function json<Body>(
  url: string,
  token: string | undefined,
  body?: unknown,
  key?: string,
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
  const answer = (await response.json()) as Body;
  if (!response.ok) throw new Error(JSON.stringify(answer));
  return answer;
}

/** Corrects payments side by side until the process is killed in the midst of it; answers what was acknowledged. */
async function correctUntilDeath(
  origin: string,
  token: string,
  ids: number[],
  round: number,
): Promise<number[]> {
  const acknowledged: number[] = [];
  const enough = 20 + ((round * 37) % 60);
  const dead = new Promise((resolve) => server?.child.once('exit', resolve));
  let next = 0;
  const lane = async () => {
    for (;;) {
      const amount = round * 100_000 + next++;
      const url = `${origin}/payment/api/v4/correction/payment/${ids[amount % ids.length]}`;
      try {
        await json(url, token, { amount, payment_medium: 'Token' }, `correction-${amount}`);
      } catch {
        return;
      }
      acknowledged.push(amount);
      if (acknowledged.length === enough) server?.child.kill('SIGKILL');
    }
  };
  await Promise.all(Array.from({ length: LANES }, lane));
  await dead;
  return acknowledged;
}

function balancesAndPayments() {
  const db = openDatabase(join(data, 'us-east.sqlite'));
  try {
    return {
      intact: db.get<{ integrity_check: string }>('PRAGMA integrity_check')?.integrity_check,
      corrections: db.all<{ amount: number }>('SELECT amount_after AS amount FROM payment_corrections'),
      keys: db.get<{ count: number }>('SELECT count(*) AS count FROM answered_writes')?.count,
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

it(`loses no acknowledged write and makes none half or twice, killed ${ROUNDS} times under load`, async () => {
  let origin = await start();
  const { id_token: operator } = await json<{ id_token: string }>(`${origin}/pso/api/v1/signin`, undefined, {
    email: 'operator@us-east.example',
    password: PASSWORD,
  });
  const { token } = await json<{ token: string }>(`${origin}/pso/api/v1/token/agency`, operator, {
    agencyName: 'CBTA',
    agencyId: 1,
  });
  const payments = await json<{ id: number }[]>(`${origin}/paymentview/api/v2/payments?per_page=100`, token);
  const ids = payments.map(({ id }) => id);
  const before = balancesAndPayments();
  const acknowledged: number[] = [];

  for (let round = 1; round <= ROUNDS; round++) {
    acknowledged.push(...(await correctUntilDeath(origin, token, ids, round)));
    const after = balancesAndPayments();
    const stored = after.corrections.map(({ amount }) => amount);
    expect(after.intact).toBe('ok');
    expect(new Set(stored).size).toBe(stored.length);
    expect(acknowledged.filter((amount) => !stored.includes(amount))).toEqual([]);
    expect(after.keys).toBe(stored.length);
    expect(after.balance - before.balance).toBe(after.paid - before.paid);
    if (round < ROUNDS) origin = await start();
  }
  expect(acknowledged.length).toBeGreaterThan(ROUNDS * 20);
});
