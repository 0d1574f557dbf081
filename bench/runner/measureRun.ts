import { type Figures, type MeasureContext } from './measureContext';
import { measureBuild } from './measures/build';
import { measureDeepLink } from './measures/deepLink';
import { measureFleet } from './measures/fleet';
import { measureLargeFleet } from './measures/largeFleet';
import { measureLongList } from './measures/longList';
import { measureMemory } from './measures/memory';
import { measureNavigation } from './measures/navigation';
import { measureNpmStart } from './measures/npmStart';
import { measureRecords } from './measures/records';
import { measureRollout } from './measures/rollout';
import { measureSignIn } from './measures/signIn';
import { measureSlowLine } from './measures/slowLine';
import { measureUnpagedLists } from './measures/unpagedLists';
import { type Options } from './options';
import { type Run } from './report';
import { type AppName, type Group, isPeer, PEER_GROUPS, PEER_NAMES } from './row';
import { type Site } from './sites';
import { mediansByKey } from './statistics';

interface Measure {
  apps: readonly AppName[];
  /** Slow measurements take fewer samples in a run than `--rounds`. */
  maxSamples: number;
  measure: (context: MeasureContext, site: Site) => Promise<Figures> | Figures;
}

/** The baselines are minimal pages with the same libraries (rows.ts). */
const MEASURES: Readonly<Record<Group, Measure>> = {
  signin: {
    apps: ['portal', 'baseline-react'],
    maxSamples: 100,
    measure: measureSignIn,
  },
  list: { apps: ['portal', 'baseline-lists'], maxSamples: 100, measure: measureDeepLink },
  nav: { apps: ['portal', 'baseline-lists'], maxSamples: 5, measure: measureNavigation },
  records: { apps: ['portal', 'baseline-lists'], maxSamples: 5, measure: measureRecords },
  long: { apps: ['portal', 'baseline-lists'], maxSamples: 3, measure: measureLongList },
  unpaged: { apps: ['portal'], maxSamples: 3, measure: measureUnpagedLists },
  fleet: { apps: ['portal'], maxSamples: 3, measure: measureFleet },
  rollout: { apps: ['portal'], maxSamples: 3, measure: measureRollout },
  fleetLarge: { apps: ['portal'], maxSamples: 1, measure: measureLargeFleet },
  memory: { apps: ['portal'], maxSamples: 1, measure: measureMemory },
  slow: { apps: ['portal'], maxSamples: 3, measure: measureSlowLine },
  build: { apps: ['portal'], maxSamples: 3, measure: measureBuild },
  start: { apps: ['portal'], maxSamples: 3, measure: measureNpmStart },
};

/** The apps of some groups, with the peers if they are measured. */
export function listApps({ only: groups, peers }: Pick<Options, 'only' | 'peers'>): AppName[] {
  const apps = ['portal', ...groups.flatMap((group) => MEASURES[group].apps)] as const;
  return [...new Set<AppName>([...apps, ...(peers ? PEER_NAMES : [])])];
}

/** Sites of peers exist only with `--peers`. */
function isMeasured(name: AppName, group: Group): boolean {
  return isPeer(name) ? PEER_GROUPS.includes(group) : MEASURES[group].apps.includes(name);
}

interface RunOptions extends Pick<Options, 'only' | 'rounds'> {
  print: (line: string) => void;
  /** Called with a message for each sample that fails. */
  onFailure: (line: string) => void;
  /** Called after each group, with the results so far and the groups that they are of. */
  onGroup: (run: Run, measuredGroups: readonly Group[]) => void;
}

/**
 * Each round of a group measures all apps, so that a temporary load on the machine affects all of them equally. A
 * sample that fails is reported and left out.
 */
export async function measureRun(
  context: MeasureContext,
  sites: readonly Site[],
  { only: groups, rounds, print, onFailure, onGroup }: RunOptions,
): Promise<Run> {
  const samples = new Map<AppName, Figures[]>(sites.map(({ name }) => [name, []]));
  const collectResults = () =>
    Object.fromEntries([...samples].map(([name, figures]) => [name, mediansByKey(figures)]));
  for (const [index, group] of groups.entries()) {
    const { maxSamples, measure } = MEASURES[group];
    for (let round = 1; round <= Math.min(rounds, maxSamples); round += 1) {
      for (const site of sites.filter(({ name }) => isMeasured(name, group))) {
        const sampleName = `${group} ${round} ${site.name}`;
        try {
          const figures = await measure(context, site);
          samples.get(site.name)?.push(figures);
          print(`${sampleName}: ${formatFigures(figures)}`);
        } catch (error) {
          onFailure(`${sampleName} failed: ${error instanceof Error ? error.message : String(error)}`);
        }
      }
    }
    onGroup(collectResults(), groups.slice(0, index + 1));
  }
  return collectResults();
}

/** The keys are `group.figure`, and the group is printed before them. */
function formatFigures(figures: Figures): string {
  return Object.entries(figures)
    .map(([key, value]) => `${key.slice(key.indexOf('.') + 1)} ${Number(value.toPrecision(4))}`)
    .join(', ');
}
