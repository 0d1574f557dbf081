import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { type Fault } from '@server/faults/fault';
import { DEMO_PASSWORD } from '@tests/browser/sites';

/** A local platform with the production build, of one worker alone: what a case breaks or writes, no other sees. */
export interface TestPlatform {
  origin: string;
  /** Replaces the faults that are on (`server/faults`); without any, all is well again. */
  setFaults(...faults: Fault[]): Promise<void>;
  /** Registers an operator of US East, with the demonstration's password; one who is there already stays. */
  signUpOperator(email: string, token: string): Promise<void>;
  stop(): void;
}

/** Starts the built platform on a free port, over a database in memory. */
export async function startTestPlatform(): Promise<TestPlatform> {
  const child = spawn(process.execPath, ['.build/platform/server/main.js'], {
    env: {
      ...process.env,
      HOST: '127.0.0.1',
      PORT: '0',
      DATA_DIR: ':memory:',
      SEED_RIDERS: '400',
      DEMO_PASSWORD,
      ACCESS_LOG: '',
      FAULTS: 'on',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const lines: string[] = [];
  for await (const line of createInterface({ input: child.stdout })) {
    lines.push(line);
    const [origin] = /http:\/\/127\.0\.0\.1:\d+/.exec(line) ?? [];
    if (origin === undefined) continue;
    child.stdout.resume();
    return {
      origin,
      setFaults: (...faults) => putFaults(origin, faults),
      signUpOperator: (email, token) => signUpOperator(origin, email, token),
      stop: () => void child.kill(),
    };
  }
  throw new Error(`The platform did not start: ${lines.join('\n')}`);
}

async function putFaults(origin: string, faults: readonly Fault[]): Promise<void> {
  const answer = await fetch(`${origin}/platform/_control/faults`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(faults),
  });
  if (!answer.ok) throw new Error(`The platform refused the faults: ${await answer.text()}`);
}

async function signUpOperator(origin: string, email: string, token: string): Promise<void> {
  const answer = await fetch(`${origin}/platform/us-east/pso/api/v1/signup`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify({ email, password: DEMO_PASSWORD }),
  });
  if (![201, 409].includes(answer.status)) throw new Error(`No sign-up: ${answer.status}`);
}
