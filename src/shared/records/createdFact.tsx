import { RecordTime } from '@/ui/data/RecordTime';
import { type RecordFact } from './open-record/RecordSummary';

export function createdFact(created: string | null): RecordFact {
  return { label: 'Created', value: <RecordTime time={created} /> };
}
