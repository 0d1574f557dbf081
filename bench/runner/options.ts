import { parseArgs } from 'node:util';
import { type Group, GROUPS } from './rows';

export interface Options {
  only: readonly Group[];
  /** Cold loads, or other samples, of each app in a run; their median is the run's figure. */
  rounds: number;
  /** Runs, one after the other; the spread of their ratios says how far to trust them. */
  runs: number;
  /** How many times the processor is slowed. */
  cpu: number;
  /** The first port; each app has one of its own. */
  port: number;
  /** Whether docs/measurements.md gets the table. */
  write: boolean;
  /** Whether the local platform's calls are measured too. */
  platform: boolean;
}

const USAGE = `npm run bench -- [--only ${GROUPS.join(',')}] [--rounds 5] [--runs 1] [--cpu 4] [--port 8300] [--platform] [--write]`;

/** Reads the command line. @throws Error that says what is wrong, and what there is. */
export function parseOptions(given: readonly string[]): Options {
  try {
    return parsed(given);
  } catch (error) {
    throw new Error(`${error instanceof Error ? error.message : String(error)}\n${USAGE}`);
  }
}

function parsed(given: readonly string[]): Options {
  const { values } = parseArgs({
    args: [...given],
    options: {
      only: { type: 'string', default: GROUPS.join(',') },
      rounds: { type: 'string', default: '5' },
      runs: { type: 'string', default: '1' },
      cpu: { type: 'string', default: '4' },
      port: { type: 'string', default: '8300' },
      platform: { type: 'boolean', default: false },
      write: { type: 'boolean', default: false },
    },
  });
  const number = (name: 'rounds' | 'runs' | 'cpu' | 'port', highest: number) => {
    const value = Number(values[name]);
    if (Number.isInteger(value) && value >= 1 && value <= highest) return value;
    throw new Error(`--${name} must be a whole number from 1 to ${highest}, not "${values[name]}".`);
  };
  return {
    only: values.only.split(',').map(group),
    rounds: number('rounds', 100),
    runs: number('runs', 20),
    cpu: number('cpu', 20),
    port: number('port', 65_000),
    platform: values.platform,
    write: values.write,
  };
}

function group(name: string): Group {
  const found = GROUPS.find((each) => each === name);
  if (!found) throw new Error(`--only takes ${GROUPS.join(', ')}, not "${name}".`);
  return found;
}
