import { readFileSync, writeFileSync } from 'node:fs';
import { type Browser, chromium } from '@playwright/test';
import { type MeasureContext } from './measureContext';
import { listApps, measureRun } from './measureRun';
import { type Options, parseOptions } from './options';
import { formatPeerTable } from './peerTable';
import { replaceBetweenMarkers } from './replaceBetweenMarkers';
import {
  type EvaluatedRow,
  evaluateRows,
  formatMarkdownTable,
  formatTerminalTable,
  mergeRows,
  type Run,
  type StoredRow,
} from './report';
import { type Group } from './row';
import { signIn, type Site, startSites } from './sites';

/** The results of the table in docs/measurements.md. */
const RESULTS_FILE = 'bench/results.json';
/** The results of a run that writes no table. */
const UNWRITTEN_RESULTS_FILE = '.build/bench-results.json';
/** The results with peers are no part of the repository, because their table has every figure. */
const PEER_RESULTS_FILE = '.build/peers.json';
const TABLE_FILE = 'docs/measurements.md';

const print = (line: string) => void process.stdout.write(`${line}\n`);

async function main(): Promise<void> {
  const options = parseOptions(process.argv.slice(2));
  const apps = listApps(options);
  const browser = await launch();
  let sites: Site[] = [];
  const runs: Run[] = [];
  let failures = 0;
  try {
    sites = await startSites(apps, options.port);
    await signIn(browser, sites);
    const context: MeasureContext = {
      chromium: browser,
      cpu: options.cpu,
      freePort: options.port + apps.length,
    };
    const onFailure = (line: string) => {
      failures += 1;
      process.stderr.write(`${line}\n`);
    };
    for (let run = 1; run <= options.runs; run += 1) {
      print(`\nRun ${run} of ${options.runs}`);
      // A run can take an hour, so a later failure must not lose the results of the groups before it.
      // The first run has not measured the groups after it, whose earlier figures stay until then.
      const onGroup = (partialRun: Run, measuredGroups: readonly Group[]) =>
        writeResults([...runs, partialRun], { ...options, only: run === 1 ? measuredGroups : options.only });
      runs.push(await measureRun(context, sites, { ...options, print, onFailure, onGroup }));
      print(`\n${formatTerminalTable(evaluateRows(runs))}`);
    }
    if (options.peers) print(formatPeerTable(runs));
    if (options.write) writeTable(runs, options);
  } finally {
    await browser.close();
    for (const site of sites) site.stop();
  }
  if (failures > 0) throw new Error(`${failures} samples failed: see above.`);
}

/** Root cannot run Chromium with a sandbox. The browser has access to 127.0.0.1 only. */
function launch(): Promise<Browser> {
  const { CHROMIUM_PATH } = process.env;
  return chromium.launch({
    ...(CHROMIUM_PATH && { executablePath: CHROMIUM_PATH }),
    // The handlers at the end of this file stop the browser and the servers.
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

function writeResults(runs: readonly Run[], options: Options): void {
  const { peers, write } = options;
  if (write && !peers) {
    const rows = evaluateForTable(runs, options).map(
      ({ row: { key }, figure, baseline, ratio, ratios, when }): StoredRow => {
        return { key, figure, baseline, ratio, ratios, when };
      },
    );
    writeJson(RESULTS_FILE, { rows });
  } else writeJson(peers ? PEER_RESULTS_FILE : UNWRITTEN_RESULTS_FILE, { rows: evaluateRows(runs), runs });
}

function writeJson(file: string, results: object): void {
  writeFileSync(file, `${JSON.stringify(results, null, 2)}\n`);
}

/** The rows of the table: with `--only`, those of other groups are the ones of the last measurement. */
function evaluateForTable(runs: readonly Run[], { only: groups }: Options): EvaluatedRow[] {
  const { rows } = JSON.parse(readFileSync(RESULTS_FILE, 'utf8')) as { rows: StoredRow[] };
  const when = new Date().toISOString();
  const measured = evaluateRows(runs).map((row) => ({ ...row, when }));
  return mergeRows(measured, rows, groups);
}

function writeTable(runs: readonly Run[], options: Options): void {
  const { peers } = options;
  const table = peers ? formatPeerTable(runs) : formatMarkdownTable(evaluateForTable(runs, options));
  const text = readFileSync(TABLE_FILE, 'utf8');
  writeFileSync(TABLE_FILE, replaceBetweenMarkers(text, table, peers ? 'peers' : 'bench'));
}

// process.exit runs the exit handlers, which stop the servers.
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => process.exit(1));

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
});
