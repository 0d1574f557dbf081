import { parseArgs } from 'node:util';
import { type Group, GROUPS, PEER_GROUPS } from './row';

export interface Options {
  /** The groups of rows to measure; all by default. */
  only: readonly Group[];
  /** Number of samples of each app in a run; their median is the run's figure. */
  rounds: number;
  /** Number of runs. The spread of their ratios shows how reliable the ratios are. */
  runs: number;
  /** CPU slowdown factor; 1 is full speed. */
  cpu: number;
  /** The first port; each app uses the next one. */
  port: number;
  /** Writes the measured rows to bench/results.json and docs/measurements.md. */
  write: boolean;
  /** Measures the peers too; then only their groups by default. */
  peers: boolean;
}

const USAGE = `npm run bench -- [--only ${GROUPS.join(',')}] [--rounds 5] [--runs 1] [--cpu 4] [--port 8300] [--peers] [--write]`;

/** @throws Error with the problem and the usage. */
export function parseOptions(args: readonly string[]): Options {
  try {
    return parseValues(args);
  } catch (error) {
    throw new Error(`${error instanceof Error ? error.message : String(error)}\n${USAGE}`);
  }
}

function parseValues(args: readonly string[]): Options {
  const { values } = parseArgs({
    args: [...args],
    options: {
      only: { type: 'string' },
      rounds: { type: 'string', default: '5' },
      runs: { type: 'string', default: '1' },
      cpu: { type: 'string', default: '4' },
      port: { type: 'string', default: '8300' },
      peers: { type: 'boolean', default: false },
      write: { type: 'boolean', default: false },
    },
  });
  const parseNumber = (name: 'rounds' | 'runs' | 'cpu' | 'port', highest: number) => {
    const value = Number(values[name]);
    if (Number.isInteger(value) && value >= 1 && value <= highest) return value;
    throw new Error(`--${name} must be a whole number from 1 to ${highest}, not "${values[name]}".`);
  };
  if (values.peers && values.write && values.only !== undefined)
    throw new Error('--peers --write takes no --only, because it writes the table of the peers anew.');
  return {
    only: values.only?.split(',').map(parseGroup) ?? (values.peers ? PEER_GROUPS : GROUPS),
    rounds: parseNumber('rounds', 100),
    runs: parseNumber('runs', 20),
    cpu: parseNumber('cpu', 20),
    port: parseNumber('port', 65_000),
    peers: values.peers,
    write: values.write,
  };
}

function parseGroup(name: string): Group {
  const group = GROUPS.find((candidate) => candidate === name);
  if (!group) throw new Error(`--only takes ${GROUPS.join(', ')}, not "${name}".`);
  return group;
}
