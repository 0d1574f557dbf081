import { type ChildProcess, spawn } from 'node:child_process';
import {
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import ts from 'typescript';
import { openDatabase } from '../../server/db/open';
import { PASSWORD } from './testPlatform';

const ROUNDS = Number(process.env.KILL_ROUNDS ?? 6);
/** Corrections under way at a time. */
const LANES = 8;
const ROOT = join(__dirname, '../..');

let folder: string;
let server: ChildProcess | undefined;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'sudden-death-'));
  compile(join(ROOT, 'server'), join(folder, 'server'));
  symlinkSync(join(ROOT, 'node_modules'), join(folder, 'node_modules'));
});
afterAll(() => {
  server?.kill('SIGKILL');
  rmSync(folder, { recursive: true, force: true });
});

/** Makes a program of the platform's sources, which Node cannot run as they are. */
function compile(from: string, to: string): void {
  mkdirSync(to, { recursive: true });
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const source = join(from, entry.name);
    const target = join(to, entry.name);
    if (entry.isDirectory()) compile(source, target);
    else if (!entry.name.endsWith('.ts')) copyFileSync(source, target);
    else {
      const { outputText } = ts.transpileModule(readFileSync(source, 'utf8'), {
        compilerOptions: {
          target: ts.ScriptTarget.ES2022,
          module: ts.ModuleKind.CommonJS,
          esModuleInterop: true,
        },
      });
      writeFileSync(target.replace(/ts$/, 'js'), outputText);
    }
  }
}

/** Starts the platform as a process of its own and answers its address. */
async function start(): Promise<string> {
  server = spawn(process.execPath, [join(folder, 'server/main.js')], {
    env: {
      ...process.env,
      DATA_DIR: join(folder, 'data'),
      PORT: '0',
      SEED_RIDERS: '60',
      DEMO_PASSWORD: PASSWORD,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const { stdout } = server;
  if (!stdout) throw new Error('The platform has no output.');
  for await (const line of createInterface({ input: stdout })) {
    const [address] = /http:\/\/127\.0\.0\.1:\d+/.exec(line) ?? [];
    if (address !== undefined) return `${address}/platform/us-east`;
  }
  throw new Error('The platform did not start.');
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
  const dead = new Promise((resolve) => server?.once('exit', resolve));
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
      if (acknowledged.length === enough) server?.kill('SIGKILL');
    }
  };
  await Promise.all(Array.from({ length: LANES }, lane));
  await dead;
  return acknowledged;
}

function balancesAndPayments() {
  const db = openDatabase(join(folder, 'data', 'us-east.sqlite'));
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
}, 120_000);
