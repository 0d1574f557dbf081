import { type AppFeature, type Application } from '@/domain/entities/application';
import { compareVersions } from '../applications';
import { FEATURE_GROUP_TITLES, findFeatureGroup } from '../featureGroups';
import { type ListedFeature } from '../listFeatures';

/** One application of an agency, and the features that are on in it. */
export interface MatrixColumn {
  application: Application;
  /** `unknown`: the read of its features failed, so that none of them is on or off. */
  status: 'read' | 'reading' | 'unknown';
  /** Empty unless it was read. */
  active: ReadonlySet<string>;
}

/** `unlisted`: it is on, but not in the catalogue. */
export type CellStatus = 'on' | 'off' | 'unlisted' | 'reading' | 'unknown';

/** The part of a query's state that a column needs. */
interface FeaturesQuery {
  data?: { rows: readonly Pick<AppFeature, 'name'>[]; invalidRowCount: number } | undefined;
  isError?: boolean;
}

const NO_FEATURES: ReadonlySet<string> = new Set();

/** A feature that could not be read must not be taken for one that is off. */
export function toMatrixColumn(
  application: Application,
  { data, isError }: FeaturesQuery = {},
): MatrixColumn {
  if (isError || (data && data.invalidRowCount > 0))
    return { application, status: 'unknown', active: NO_FEATURES };
  if (!data) return { application, status: 'reading', active: NO_FEATURES };
  return { application, status: 'read', active: new Set(data.rows.map(({ name }) => name)) };
}

/** By name, version and platform. The newest version of an application is the last one. */
export function sortApplications(applications: readonly Application[]): readonly Application[] {
  return applications.toSorted(
    (a, b) =>
      a.name.localeCompare(b.name) ||
      compareVersions(a.version, b.version) ||
      a.platform.localeCompare(b.platform),
  );
}

/** The groups of the specification; `Broken` is the first one. Empty groups are left out. */
export function groupMatrixRows(
  rows: readonly ListedFeature[],
): readonly { title: string; rows: readonly ListedFeature[] }[] {
  const titles = [...FEATURE_GROUP_TITLES.slice(-1), ...FEATURE_GROUP_TITLES.slice(0, -1)];
  return titles
    .map((title) => ({ title, rows: rows.filter(({ name }) => findFeatureGroup(name) === title) }))
    .filter((group) => group.rows.length > 0);
}

export function getCellStatus({ name, isInCatalogue }: ListedFeature, column: MatrixColumn): CellStatus {
  if (column.status !== 'read') return column.status;
  if (!column.active.has(name)) return 'off';
  return isInCatalogue === false ? 'unlisted' : 'on';
}

export const isOn = (status: CellStatus | undefined) => status === 'on' || status === 'unlisted';
