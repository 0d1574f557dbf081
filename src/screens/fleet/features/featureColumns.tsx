import { type FeatureRow, type FeatureStatus, getFeatureStatus } from '@/domain/fleet/featureRows';
import { type FeatureSummary } from '@/domain/fleet/summarizeFeatures';
import { textOrDash } from '@/domain/missingValue';
import { type Column } from '@/ui/table/column';
import { type IsChanged } from './filterFeatures';

const STATUS_TEXTS: Readonly<Record<FeatureStatus, string>> = {
  on: 'on',
  off: 'off',
  unknown: 'unknown',
  notListed: 'not listed',
  notRun: 'not run',
};

/** `84 on, 41 off, 5 unknown`: `unknown` is the number of agencies that could not be read. */
export function describeFeature({ on, off }: FeatureSummary, unknown: number): string {
  return `${on.length} on, ${off.length} off${unknown > 0 ? `, ${unknown} unknown` : ''}`;
}

/** In pixels. In a window that is 1280 wide there is room for six features. */
const AGENCY_WIDTH = 160;
const NAME_WIDTH = 208;
const FEATURE_WIDTH = 104;

/** The key of a feature's column. The prefix tells a feature named `agency` from the agency's own column. */
export function buildFeatureKey(name: string): string {
  return `feature ${name}`;
}

/** The agency, and a column for each feature. Sorting by a feature brings the agencies that differ from most to the top. */
export function buildFeatureColumns(
  features: readonly FeatureSummary[],
  isChanged: IsChanged,
): readonly Column<FeatureRow>[] {
  return [
    {
      key: 'agency',
      title: 'Agency',
      width: AGENCY_WIDTH,
      isFixed: true,
      text: ({ agency }) => agency.abbreviation,
      sortBy: ({ agency }) => agency.abbreviation,
    },
    {
      key: 'agencyName',
      title: 'Name',
      width: NAME_WIDTH,
      text: ({ agency }) => textOrDash(agency.name),
      sortBy: ({ agency }) => agency.name,
    },
    ...features.map((feature) => buildFeatureColumn(feature, isChanged)),
  ];
}

function buildFeatureColumn({ name, on, off }: FeatureSummary, isChanged: IsChanged): Column<FeatureRow> {
  const oddStatus: FeatureStatus | null =
    on.length === off.length ? null : on.length < off.length ? 'on' : 'off';
  const order: readonly FeatureStatus[] = [oddStatus ?? 'off', 'off', 'on', 'unknown', 'notListed', 'notRun'];
  return {
    key: buildFeatureKey(name),
    title: name,
    // A long name is cut in the head.
    description: name,
    width: FEATURE_WIDTH,
    isFixed: true,
    text: (row) => STATUS_TEXTS[getFeatureStatus(row, name)],
    sortBy: (row) => order.indexOf(getFeatureStatus(row, name)),
    render: (row) => {
      const status = getFeatureStatus(row, name);
      const isCellChanged = isChanged(row.agency.abbreviation, name);
      return (
        <span
          className="fleet-feature fleet-cell"
          data-status={status}
          data-odd={status === oddStatus || undefined}
          data-changed={isCellChanged || undefined}
        >
          {STATUS_TEXTS[status]}
          {isCellChanged && <span className="visually-hidden">, changed</span>}
        </span>
      );
    },
  };
}
