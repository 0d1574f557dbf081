import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { type Fault } from '@server/faults/fault';
import { DEMO_PASSWORD } from '@tests/browser/sites';

/** A local platform that serves the production build to one worker; other workers' tests do not see its changes. */
export interface TestPlatform {
  origin: string;
  /** Replaces the active faults (`server/faults`); without arguments it removes all. */
  setFaults(...faults: Fault[]): Promise<void>;
  /** Registers an operator of US East with the demo password, unless that operator exists. */
  signUpOperator(email: string, token: string): Promise<void>;
  stop(): void;
}

/** Starts the built platform on a free port, with new databases. It logs its requests if there is a log file. */
export async function startTestPlatform(accessLog = ''): Promise<TestPlatform> {
  const child = spawn(process.execPath, ['__tests__/browser/startPlatform.mjs'], {
    env: {
      ...process.env,
      HOST: '127.0.0.1',
      PORT: '0',
      SEED_RIDERS: '400',
      DEMO_PASSWORD,
      ACCESS_LOG: accessLog,
      FAULTS: 'on',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const lines: string[] = [];
  for await (const line of createInterface({ input: child.stdout })) {
    lines.push(line);
    const [origin] = /http:\/\/127\.0\.0\.1:\d+/.exec(line) ?? [];
    if (origin === undefined) continue;
    // A process whose output nobody reads would block.
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
  const response = await fetch(`${origin}/platform/_control/faults`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(faults),
  });
  if (!response.ok) throw new Error(`The platform rejected the faults: ${await response.text()}`);
}

async function signUpOperator(origin: string, email: string, token: string): Promise<void> {
  const response = await fetch(`${origin}/platform/us-east/pso/api/v1/signup`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify({ email, password: DEMO_PASSWORD }),
  });
  if (![201, 409].includes(response.status)) throw new Error(`Sign-up failed: ${response.status}`);
}
