import { type MeasureContext, type Figures } from './measureContext';
import { measureBuild } from './measures/build';
import { measureDeepLink } from './measures/deepLink';
import { measureLongList } from './measures/longList';
import { measureNavigation } from './measures/navigation';
import { measureSignIn } from './measures/signIn';
import { measureNpmStart } from './measures/npmStart';
import { measureSingleResponse } from './measures/singleResponse';
import { type Options } from './options';
import { type Run } from './report';
import { type AppName, type Group } from './rows';
import { type Site } from './sites';
import { mediansByKey } from './statistics';

interface Measure {
  apps: readonly AppName[];
  /** Samples of a run at most: what takes minutes is not taken as often. */
  most: number;
  take: (bench: MeasureContext, site: Site) => Promise<Figures> | Figures;
}

const MEASURES: Readonly<Record<Group, Measure>> = {
  signin: {
    apps: ['portal', 'baseline-react', 'baseline-stack', 'baseline-lists'],
    most: 100,
    take: measureSignIn,
  },
  list: { apps: ['portal', 'baseline-lists'], most: 100, take: measureDeepLink },
  nav: { apps: ['portal', 'baseline-lists'], most: 5, take: measureNavigation },
  long: { apps: ['portal', 'baseline-lists'], most: 3, take: measureLongList },
  whole: { apps: ['portal'], most: 3, take: measureSingleResponse },
  build: { apps: ['portal'], most: 3, take: measureBuild },
  start: { apps: ['portal'], most: 3, take: measureNpmStart },
};

/** The apps that the groups asked for need. */
export function listApps(groups: readonly Group[]): AppName[] {
  return [...new Set<AppName>(['portal', ...groups.flatMap((group) => MEASURES[group].apps)])];
}

/** What a run takes, and how it tells of itself. */
interface RunOptions extends Pick<Options, 'only' | 'rounds'> {
  say: (line: string) => void;
  /** Told of a sample that could not be taken. */
  onFailure: (line: string) => void;
  /** Told of what the run has so far, after each group. */
  onGroup: (run: Run) => void;
}

/**
 * One run: of each group, a round of every app, then the next round, so that a noisy spell of the machine hits all
 * alike. A sample that fails is told and left out; what was measured besides it stands.
 */
export async function measureRun(
  bench: MeasureContext,
  sites: readonly Site[],
  { only, rounds, say, onFailure, onGroup }: RunOptions,
): Promise<Run> {
  const samples = new Map<AppName, Figures[]>(sites.map(({ name }) => [name, []]));
  const soFar = () => Object.fromEntries([...samples].map(([name, taken]) => [name, mediansByKey(taken)]));
  for (const group of only) {
    const { apps, most, take } = MEASURES[group];
    for (let round = 1; round <= Math.min(rounds, most); round += 1) {
      for (const site of sites.filter(({ name }) => apps.includes(name))) {
        const sample = `${group} ${round} ${site.name}`;
        try {
          const figures = await take(bench, site);
          samples.get(site.name)?.push(figures);
          say(`${sample}: ${formatFigures(figures)}`);
        } catch (error) {
          onFailure(`${sample} failed: ${error instanceof Error ? error.message : String(error)}`);
        }
      }
    }
    onGroup(soFar());
  }
  return soFar();
}

function formatFigures(figures: Figures): string {
  return Object.entries(figures)
    .map(([key, value]) => `${key.slice(key.indexOf('.') + 1)} ${Number(value.toPrecision(4))}`)
    .join(', ');
}
