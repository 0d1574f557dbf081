import { formatCreationTime, formatTimestamp, formatUtcTimestamp, parseInstant } from '@/domain/dates';
import { type Concession } from '@/domain/entities/concession';
import { type AgencyFeatureset } from '@/domain/entities/featureSet';
import { type Id } from '@/domain/entities/fields';
import { type Report } from '@/domain/entities/report';
import { type Ticket } from '@/domain/entities/ticket';
import { CONFIGURED_LABEL, NOT_CONFIGURED_LABEL } from '@/domain/failureTexts/diagnostics';
import { textOrDash } from '@/domain/missingValue';
import { formatCents } from '@/domain/money';
import { type Column } from '@/ui/table/column';

/* The columns of the checks' result tables (section 2 of the specification). */

export interface MediumRow {
  medium: string;
  /** The provider of the agency's account for the medium; null without such an account. */
  provider: Id | null;
}

/** A version of a document, without its text. */
export interface VersionRow {
  clientType: string | null;
  characterCount: number | null;
  validityRange: string;
  rangeHint: string;
  startDate: string | null;
}

export const mediumColumns: readonly Column<MediumRow>[] = [
  {
    key: 'medium',
    title: 'Payment Medium',
    width: 146,
    text: ({ medium }) => medium,
    sortBy: ({ medium }) => medium,
  },
  {
    key: 'configuration',
    title: 'Configuration',
    width: 104,
    text: ({ provider }) => (provider === null ? NOT_CONFIGURED_LABEL : CONFIGURED_LABEL),
    sortBy: ({ provider }) => (provider === null ? NOT_CONFIGURED_LABEL : CONFIGURED_LABEL),
  },
  {
    key: 'provider',
    title: 'Provider',
    width: 84,
    align: 'end',
    text: ({ provider }) => textOrDash(provider),
  },
];

export const couponColumns: readonly Column<Ticket>[] = [
  { key: 'id', title: 'ID', width: 76, text: ({ id }) => String(id), sortBy: ({ id }) => id },
  {
    key: 'display_name',
    title: 'Display Name',
    width: 178,
    text: ({ display_name }) => textOrDash(display_name),
    sortBy: ({ display_name }) => display_name,
  },
  {
    key: 'value',
    title: 'Value',
    width: 88,
    align: 'end',
    text: ({ value }) => formatCents(value),
    sortBy: ({ value }) => value,
  },
  {
    key: 'created',
    title: 'Created',
    width: 172,
    text: ({ created }) => formatCreationTime(created),
    tooltip: ({ created }) => formatUtcTimestamp(created),
    sortBy: ({ created }) => toTimestamp(created),
  },
  {
    key: 'updated',
    title: 'Updated',
    width: 154,
    text: ({ updated }) => formatTimestamp(updated),
    tooltip: ({ updated }) => formatUtcTimestamp(updated),
    sortBy: ({ updated }) => toTimestamp(updated),
  },
];

export const featureSetColumns: readonly Column<AgencyFeatureset>[] = [
  {
    key: 'id',
    title: 'ID',
    width: 60,
    text: ({ featureset_id }) => String(featureset_id),
    sortBy: ({ featureset_id }) => featureset_id,
  },
  {
    key: 'name',
    title: 'Name',
    width: 180,
    text: ({ name }) => textOrDash(name),
    sortBy: ({ name }) => name,
  },
  {
    key: 'enabled',
    title: 'Enabled',
    width: 84,
    text: ({ enabled }) => textOrDash(enabled === null ? null : String(enabled)),
    sortBy: ({ enabled }) => (enabled === null ? null : String(enabled)),
  },
];

export const reportColumns: readonly Column<Report>[] = [
  {
    key: 'name',
    title: 'Name',
    width: 320,
    text: ({ prettyname }) => textOrDash(prettyname),
    sortBy: ({ prettyname }) => prettyname,
  },
];

export const concessionColumns: readonly Column<Concession>[] = [
  { key: 'id', title: 'ID', width: 52, text: ({ id }) => String(id), sortBy: ({ id }) => id },
  {
    key: 'concession_type',
    title: 'Type',
    width: 96,
    text: ({ concession_type }) => textOrDash(concession_type),
    sortBy: ({ concession_type }) => concession_type,
  },
  {
    key: 'discount',
    title: 'Discount',
    width: 84,
    align: 'end',
    text: ({ discount }) => textOrDash(discount),
    sortBy: ({ discount }) => discount,
  },
  {
    key: 'label',
    title: 'Label',
    width: 156,
    text: ({ label }) => textOrDash(label),
    sortBy: ({ label }) => label,
  },
  {
    key: 'created',
    title: 'Created',
    width: 146,
    text: ({ created }) => formatTimestamp(created),
    tooltip: ({ created }) => formatUtcTimestamp(created),
    sortBy: ({ created }) => toTimestamp(created),
  },
  {
    key: 'updated',
    title: 'Updated',
    width: 146,
    text: ({ updated }) => formatTimestamp(updated),
    tooltip: ({ updated }) => formatUtcTimestamp(updated),
    sortBy: ({ updated }) => toTimestamp(updated),
  },
];

export const versionColumns: readonly Column<VersionRow>[] = [
  {
    key: 'client',
    title: 'Client Type',
    width: 110,
    text: ({ clientType }) => textOrDash(clientType),
    sortBy: ({ clientType }) => clientType,
  },
  {
    key: 'characters',
    title: 'Character Count',
    width: 122,
    align: 'end',
    text: ({ characterCount }) => textOrDash(characterCount?.toLocaleString('en-US')),
    sortBy: ({ characterCount }) => characterCount,
  },
  {
    key: 'range',
    title: 'Validity Range',
    width: 276,
    text: ({ validityRange }) => validityRange,
    tooltip: ({ rangeHint }) => rangeHint,
    sortBy: ({ startDate }) => toTimestamp(startDate),
  },
];

function toTimestamp(dateTime: string | null): number | null {
  return dateTime === null ? null : (parseInstant(dateTime)?.time ?? null);
}
