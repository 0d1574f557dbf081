import { formatIsoTimestamp, formatTimestamp, isTimestamp, parseTime } from '@/domain/dates';
import { nameTimeZone } from '@/ui/data/timeZone';
import { type Column } from '@/ui/table/column';

/**
 * A time in the browser's time zone, or in the agency's if that was chosen (decision 141). TimeZonesTip shows it in all; a
 * file has it with its UTC offset.
 */
export function timestampColumn<Key extends string>(
  key: Key,
  title: string,
  width = 172,
  format = formatTimestamp,
): Column<Readonly<Record<Key, string | null>>> {
  return {
    key,
    title,
    width,
    isFixed: true,
    text: (row) => format(row[key]),
    time: (row) => (isTimestamp(row[key]) ? row[key] : null),
    csv: { text: (row) => formatIsoTimestamp(row[key]) },
    inTimeZone: (timeZone) => ({
      title: `${title} (${nameTimeZone(timeZone)})`,
      timeLabel: title,
      description: `${title}, in the time zone ${timeZone}`,
      text: (row) => format(row[key], timeZone),
      csv: { title: `${title} (${timeZone})`, text: (row) => formatIsoTimestamp(row[key], timeZone) },
    }),
    sortBy: (row) => parseTime(row[key]),
  };
}
