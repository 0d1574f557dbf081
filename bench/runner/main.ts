import { readFileSync, writeFileSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';
import { type Browser, chromium } from '@playwright/test';
import { type MeasureContext } from './measureContext';
import { replaceBetweenMarkers } from './replaceBetweenMarkers';
import { measurePlatformCalls } from './measures/platformCalls';
import { type Options, parseOptions } from './options';
import { formatMarkdownTable, evaluateRows, type Run, formatTerminalTable } from './report';
import { listApps, measureRun } from './measureRun';
import { startSites, signIn, type Site } from './sites';

const RESULTS = 'bench/results.json';
const TABLE = 'docs/measurements.md';

const say = (line: string) => void process.stdout.write(`${line}\n`);

async function main(): Promise<void> {
  const options = parseOptions(process.argv.slice(2));
  const apps = listApps(options.only);
  const browser = await launch();
  let sites: Site[] = [];
  const runs: Run[] = [];
  const chains: Record<string, string> = {};
  const failures: string[] = [];
  try {
    sites = await startSites(apps, options.port);
    await signIn(browser, sites);
    const bench: MeasureContext = {
      chromium: browser,
      cpu: options.cpu,
      freePort: options.port + apps.length,
      note: ({ name }, text) => (chains[name] = text),
    };
    const onFailure = (line: string) => {
      failures.push(line);
      process.stderr.write(`${line}\n`);
    };
    const facts = { chromium: browser.version(), chains, failures };
    for (let run = 1; run <= options.runs; run += 1) {
      say(`\nRun ${run} of ${options.runs}`);
      // What was measured for an hour is not lost by what fails then.
      const onGroup = (part: Run) => writeResults([...runs, part], options, facts);
      runs.push(await measureRun(bench, sites, { ...options, say, onFailure, onGroup }));
      say(`\n${formatTerminalTable(evaluateRows(runs))}`);
    }
    if (options.platform) writeResults(runs, options, { ...facts, platform: measurePlatformCalls() });
    if (options.write) writeTable(runs);
  } finally {
    await browser.close();
    for (const site of sites) site.stop();
  }
  if (failures.length > 0) throw new Error(`${failures.length} samples could not be taken: see above.`);
}

/** The browser without its sandbox where it can't have one, and with no host but this one. */
function launch(): Promise<Browser> {
  const { CHROMIUM_PATH } = process.env;
  return chromium.launch({
    ...(CHROMIUM_PATH && { executablePath: CHROMIUM_PATH }),
    // Signals end the whole bench, not the browser alone.
    handleSIGINT: false,
    handleSIGTERM: false,
    args: [
      ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
      '--disable-gpu',
      '--disable-background-networking',
      '--disable-component-update',
      '--host-resolver-rules=MAP * ~NOTFOUND , EXCLUDE 127.0.0.1',
    ],
  });
}

function writeResults(runs: readonly Run[], options: Options, facts: Record<string, unknown>): void {
  const rows = evaluateRows(runs).map(({ row: { key, title, unit, goal }, ...figures }) => {
    return { key, title, unit, goal, ...figures };
  });
  const machine = {
    node: process.version,
    processors: cpus().length,
    model: cpus()[0]?.model,
    load: loadavg(),
  };
  const results = { when: new Date().toISOString(), machine, options, ...facts, rows, runs };
  writeFileSync(RESULTS, `${JSON.stringify(results, null, 2)}\n`);
}

function writeTable(runs: readonly Run[]): void {
  writeFileSync(
    TABLE,
    replaceBetweenMarkers(readFileSync(TABLE, 'utf8'), formatMarkdownTable(evaluateRows(runs))),
  );
}

// Ending this way too ends what was started.
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => process.exit(1));

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
});
