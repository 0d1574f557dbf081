import { RecordTime } from '@/ui/data/RecordTime';
import { type RecordFact } from './open-record/RecordSummary';

export function timeFact(label: string, time: string | null): RecordFact {
  return { label, value: <RecordTime time={time} /> };
}
