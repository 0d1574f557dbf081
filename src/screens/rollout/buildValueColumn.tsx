import { parseRuleValue } from '@/domain/entities/businessRule';
import { textOrDash } from '@/domain/missingValue';
import { type Currency } from '@/domain/regions';
import { type RolloutSubject } from '@/domain/rollout/rollout';
import {
  formatShortSubjectMoney,
  formatSubjectMoney,
  formatSubjectValue,
} from '@/domain/rollout/subjectValue';
import { MutedSuffix } from '@/ui/data/MutedSuffix';
import { type Column } from '@/ui/table/column';

interface Options<Row> extends Pick<Column<Row>, 'key' | 'title' | 'description' | 'width'> {
  subject: RolloutSubject;
  currency: Currency;
  /** The JSON text of the value; null for none. */
  getValue: (row: Row) => string | null;
  /** The value as far as the cell shows it; null for none. */
  format: (row: Row) => string | null;
  /** Whether the value is only planned, and so grey. */
  isPlanned?: (row: Row) => boolean;
}

/** A column of values. The amount of a rule in cents stands behind its value, and the whole value is the tooltip. */
export function buildValueColumn<Row>(options: Options<Row>): Column<Row> {
  const { subject, currency, getValue, format, isPlanned, ...column } = options;
  return {
    ...column,
    isGrowing: true,
    text: (row) => textOrDash(format(row)),
    tooltip: (row) => {
      const json = getValue(row);
      return json === null
        ? undefined
        : formatSubjectValue(subject, json) + formatSubjectMoney(subject, json, currency);
    },
    sortBy: (row) => {
      const json = subject.kind === 'rule' ? getValue(row) : null;
      const value = json === null ? null : parseRuleValue(json);
      // As texts, 0.5 would come before 0.25, and -5 before -10.
      return value?.kind === 'number' ? Number(value.numberJson) : format(row);
    },
    render: (row) => {
      const json = getValue(row);
      const suffix = json === null ? '' : formatShortSubjectMoney(subject, json, currency);
      const content = <MutedSuffix text={textOrDash(format(row))} suffix={suffix} />;
      return isPlanned?.(row) ? <span className="rollout-planned">{content}</span> : content;
    },
  };
}
