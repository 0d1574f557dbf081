import { formatTimestamp } from '@/domain/dates';
import { Timestamp } from '@/ui/data/Timestamp';
import { type RecordFact } from './open-record/RecordSummary';

export function timeFact(label: string, time: string | null): RecordFact {
  return { label, value: <Timestamp time={time}>{formatTimestamp(time)}</Timestamp> };
}
