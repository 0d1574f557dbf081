import { type Application } from '../entities/application';
import { getApplicationKey } from '../features/applications';
import { type FeatureChanges } from '../features/featureChanges';
import { type MatrixColumn } from '../features/matrix/featureMatrix';
import { type FeaturesContent } from './snapshot';

/** The applications that an agency lists now, with their features as far as they could be read. */
export interface FeaturesReading {
  columns: readonly MatrixColumn[];
  /** Whether the whole list of applications could be read; otherwise one that is not there may be listed. */
  hasAllApplications: boolean;
}

/**
 * The difference of an application. `added` is on now and was off, `removed` the opposite; of an application that is not
 * listed now, `removed` has the features that were on.
 */
export interface ApplicationDifference {
  application: Application;
  /** `listed`: the agency did not list it then. `notListed`: it does not list it now, so its features are not read. */
  status: 'changed' | 'listed' | 'notListed';
  changes: FeatureChanges;
}

export interface FeaturesComparison {
  differences: readonly ApplicationDifference[];
  /** The number of applications, of then or now, that were compared. */
  applicationCount: number;
  /** The applications that could not be compared. */
  notCompared: readonly Application[];
}

/** Compares the features of a snapshot with those that could be read now. What could not be read is no difference. */
export function compareFeaturesSnapshot(
  { applications }: FeaturesContent,
  { columns, hasAllApplications }: FeaturesReading,
): FeaturesComparison {
  const before = new Map(
    applications.map(({ application, active }) => [getApplicationKey(application), new Set(active)]),
  );
  const listedNow = new Set(columns.map(({ application }) => getApplicationKey(application)));
  const gone = applications.filter(({ application }) => !listedNow.has(getApplicationKey(application)));
  const read = columns.filter(({ status }) => status === 'read');
  const differences = [
    ...read.map(({ application, active }): ApplicationDifference => {
      const activeBefore = before.get(getApplicationKey(application));
      return {
        application,
        status: activeBefore ? 'changed' : 'listed',
        changes: diffActive(activeBefore ?? new Set(), active),
      };
    }),
    ...(hasAllApplications ? gone : []).map(({ application, active }): ApplicationDifference => ({
      application,
      status: 'notListed',
      changes: { added: [], removed: [...active].sort() },
    })),
  ];
  return {
    differences: differences.filter(
      ({ status, changes: { added, removed } }) => status !== 'changed' || added.length + removed.length > 0,
    ),
    applicationCount: differences.length,
    notCompared: [
      ...columns.filter(({ status }) => status !== 'read'),
      ...(hasAllApplications ? [] : gone),
    ].map(({ application }) => application),
  };
}

function diffActive(before: ReadonlySet<string>, now: ReadonlySet<string>): FeatureChanges {
  return {
    added: [...now].filter((name) => !before.has(name)).sort(),
    removed: [...before].filter((name) => !now.has(name)).sort(),
  };
}
