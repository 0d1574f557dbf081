import { formatIsoTimestamp, formatTimestamp, isTimestamp, parseInstant } from '@/domain/dates';
import { type Column } from '@/ui/table/column';

/** A time in the browser's time zone. TimeZonesTip shows it in others; a file has it with its UTC offset. */
export function timestampColumn<Key extends string>(
  key: Key,
  title: string,
  width = 172,
): Column<Readonly<Record<Key, string | null>>> {
  return {
    key,
    title,
    width,
    isFixed: true,
    text: (row) => formatTimestamp(row[key]),
    time: (row) => (isTimestamp(row[key]) ? row[key] : null),
    csv: { title, text: (row) => formatIsoTimestamp(row[key]) },
    sortBy: (row) => parseTime(row[key]),
  };
}

/** Milliseconds since 1970, to sort by; null when the text is not a time. */
export function parseTime(text: string | null): number | null {
  return text === null ? null : (parseInstant(text)?.time ?? null);
}
