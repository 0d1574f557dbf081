import { formatTimeNear } from '@/domain/dates';
import { MISSING_VALUE, textOrDash } from '@/domain/missingValue';
import { type PlannedAgency } from '@/domain/rollout/rollout';
import { type Column } from '@/ui/table/column';

type AgencyRow = Pick<PlannedAgency, 'agency'>;

export function buildAgencyColumn<Row extends AgencyRow>(width: number): Column<Row> {
  const getAbbreviation = ({ agency }: Row) => agency.abbreviation;
  return { key: 'agency', title: 'Agency', width, text: getAbbreviation, sortBy: getAbbreviation };
}

export function buildNameColumn<Row extends AgencyRow>(): Column<Row> {
  return {
    key: 'name',
    title: 'Name',
    width: 180,
    isFixed: true,
    text: ({ agency }) => textOrDash(agency.name),
    sortBy: ({ agency }) => agency.name,
  };
}

interface TimeOptions<Row> extends Pick<Column<Row>, 'key' | 'title' | 'width'> {
  /** Milliseconds since 1970. */
  getTime: (row: Row) => number | null;
  /** Returns a time of the day whose times are shown without their date, in milliseconds since 1970. */
  getReference: () => number;
}

/** Times of the reference's day, and dates of other days; TimeZonesTip shows both. */
export function buildTimeColumn<Row>({ getTime, getReference, ...column }: TimeOptions<Row>): Column<Row> {
  const getIso = (row: Row) => {
    const time = getTime(row);
    return time === null ? null : new Date(time).toISOString();
  };
  return {
    ...column,
    isFixed: true,
    text: (row) => {
      const time = getTime(row);
      return time === null ? MISSING_VALUE : (formatTimeNear(time, getReference()).split(' ')[0] ?? '');
    },
    time: getIso,
    sortBy: getTime,
  };
}
