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
import { DEMO_PASSWORD } from './testPlatform';

const ROOT = join(__dirname, '../..');

/** The compiled platform in a temporary folder. */
export interface PlatformProgram {
  folder: string;
  /** Starts the program and resolves when the server is listening. */
  start(environment: Record<string, string>): Promise<RunningPlatform>;
  /** Starts the program and resolves when it has exited. */
  run(environment: Record<string, string>): Promise<{ code: number | null; output: string }>;
  remove(): void;
}

export interface RunningPlatform {
  child: ChildProcess;
  origin: string;
  /** The lines that it printed until the server was listening. */
  lines: string[];
}

/** Compiles the platform's TypeScript sources, because Node cannot run them directly. */
export function buildPlatformProgram(): PlatformProgram {
  const folder = mkdtempSync(join(tmpdir(), 'platform-program-'));
  compileFolder(join(ROOT, 'server'), join(folder, 'server'));
  symlinkSync(join(ROOT, 'node_modules'), join(folder, 'node_modules'));
  const spawnPlatform = (environment: Record<string, string>) =>
    spawn(process.execPath, [join(folder, 'server/main.js')], {
      env: {
        ...process.env,
        DATA_DIR: join(folder, 'data'),
        PORT: '0',
        SEED_RIDERS: '60',
        DEMO_PASSWORD: DEMO_PASSWORD,
        ...environment,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
  return {
    folder,
    start: async (environment) => {
      const child = spawnPlatform(environment);
      const lines: string[] = [];
      for await (const line of createInterface({ input: child.stdout })) {
        lines.push(line);
        const [origin] = /http:\/\/127\.0\.0\.1:\d+/.exec(line) ?? [];
        if (origin !== undefined) return { child, origin, lines };
      }
      throw new Error(`The platform did not start: ${lines.join('\n')}`);
    },
    run: (environment) => {
      const child = spawnPlatform(environment);
      let output = '';
      for (const stream of [child.stdout, child.stderr])
        stream.on('data', (chunk) => (output += String(chunk)));
      return new Promise((resolve) => child.once('close', (code) => resolve({ code, output })));
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}

function compileFolder(from: string, to: string): void {
  mkdirSync(to, { recursive: true });
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const source = join(from, entry.name);
    const target = join(to, entry.name);
    if (entry.isDirectory()) compileFolder(source, target);
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
