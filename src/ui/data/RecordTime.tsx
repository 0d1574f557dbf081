import { useContext } from 'react';
import { formatTimestamp, isTimestamp } from '@/domain/dates';
import { MutedSuffix } from './MutedSuffix';
import { Timestamp } from './Timestamp';
import { nameTimeZone, TimeZoneContext } from './timeZone';

interface Props {
  /** ISO 8601; a dash is shown for anything else. */
  time: string | null | undefined;
  format?: typeof formatTimestamp;
}

/** A time that a record has, in the zone that the page shows. A zone other than the browser's is named behind it. */
export function RecordTime({ time, format = formatTimestamp }: Props) {
  const timeZone = useContext(TimeZoneContext);
  const suffix = timeZone !== '' && isTimestamp(time) ? ` ${nameTimeZone(timeZone)}` : '';
  return (
    <Timestamp time={time}>
      <MutedSuffix text={format(time, timeZone)} suffix={suffix} />
    </Timestamp>
  );
}
