import { formatCreationTime, formatTimestamp, parseTime } from '@/domain/dates';
import { formatValidityRange } from '@/domain/diagnostics/documentValidity';
import { type Coupon } from '@/domain/entities/coupon';
import { type Concession } from '@/domain/entities/diagnostics/concession';
import { type Report } from '@/domain/entities/diagnostics/report';
import { type AgencyFeatureset } from '@/domain/entities/featureSet';
import { type Id } from '@/domain/entities/fields';
import { CONFIGURED_LABEL, NOT_CONFIGURED_LABEL } from '@/domain/failureTexts/diagnostics';
import { textOrDash } from '@/domain/missingValue';
import { type Currency } from '@/domain/regions';
import { formatNumber } from '@/lib/text/formatNumber';
import { textColumn } from '@/shared/lists/columns/columns';
import { moneyColumn } from '@/shared/lists/columns/moneyColumn';
import { timestampColumn } from '@/shared/lists/columns/timestampColumn';
import { nameTimeZone } from '@/ui/data/timeZone';
import { type Column } from '@/ui/table/column';

/* The columns of the checks' result tables (section 2 of the specification). */

export interface MediumRow {
  medium: string;
  /** The provider of the agency's account for the medium; null without such an account. */
  provider: Id | null;
}

/** A version of a document, without its text. */
interface VersionRow {
  clientType: string | null;
  characterCount: number | null;
  start_date: string | null;
  end_date: string | null;
}

/** All columns fit in the card of a window of 1024 pixels, beside the scroll bars of the page and of the table. */
export const mediumColumns: readonly Column<MediumRow>[] = [
  textColumn('medium', 'Payment Medium', 88),
  {
    key: 'configuration',
    title: 'Configuration',
    width: 112,
    isFixed: true,
    text: ({ provider }) => (provider === null ? NOT_CONFIGURED_LABEL : CONFIGURED_LABEL),
    sortBy: ({ provider }) => (provider === null ? NOT_CONFIGURED_LABEL : CONFIGURED_LABEL),
  },
  {
    key: 'provider',
    title: 'Provider',
    width: 78,
    align: 'end',
    text: ({ provider }) => textOrDash(provider),
  },
];

export const buildCouponColumns = (currency: Currency): readonly Column<Coupon>[] => [
  textColumn('id', 'ID', 76),
  textColumn('display_name', 'Display Name', 178),
  moneyColumn('value', 'Value', 88, currency),
  timestampColumn('created', 'Created', 172, formatCreationTime),
  timestampColumn('updated', 'Updated', 154),
];

export const featureSetColumns: readonly Column<AgencyFeatureset>[] = [
  textColumn('featureset_id', 'ID', 60),
  textColumn('name', 'Name', 180),
  {
    key: 'enabled',
    title: 'Enabled',
    width: 84,
    text: ({ enabled }) => textOrDash(enabled === null ? null : String(enabled)),
    sortBy: ({ enabled }) => (enabled === null ? null : String(enabled)),
  },
];

export const reportColumns: readonly Column<Report>[] = [textColumn('prettyname', 'Name', 320)];

export const concessionColumns: readonly Column<Concession>[] = [
  textColumn('id', 'ID', 52),
  textColumn('concession_type', 'Type', 96),
  {
    ...textColumn('discount', 'Discount', 84),
    align: 'end',
    // As texts, 0.5 would come before 0.25, and -5 before -10.
    sortBy: ({ discount }) => (/^-?\d+(\.\d+)?$/.test(discount ?? '') ? Number(discount) : discount),
  },
  textColumn('label', 'Label', 156),
  timestampColumn('created', 'Created', 146),
  timestampColumn('updated', 'Updated', 146),
];

export const versionColumns: readonly Column<VersionRow>[] = [
  textColumn('clientType', 'Client Type', 110),
  {
    ...textColumn('characterCount', 'Character Count', 142),
    align: 'end',
    text: ({ characterCount }) => textOrDash(characterCount === null ? null : formatNumber(characterCount)),
  },
  {
    key: 'range',
    title: 'Validity Range',
    width: 276,
    text: (version) => formatValidityRange(version, (date) => formatTimestamp(date)),
    tooltip: (version) => formatValidityRange(version),
    csv: { text: (version) => formatValidityRange(version) },
    inTimeZone: (timeZone) => ({
      title: `Validity Range (${nameTimeZone(timeZone)})`,
      text: (version) => formatValidityRange(version, (date) => formatTimestamp(date, timeZone)),
    }),
    sortBy: ({ start_date }) => parseTime(start_date),
  },
];
