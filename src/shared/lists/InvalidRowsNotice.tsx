import { describeInvalidRows } from '@/domain/failureTexts/invalidRows';
import { FailureAlert } from '@/ui/feedback/FailureAlert';
import { type Nouns } from './formatRowCount';

/** Shows how many rows of a list were left out because their data is invalid (decision 22). By default they are called rows. */
export function InvalidRowsNotice({ count, nouns }: { count: number; nouns?: Nouns }) {
  return count === 0 ? null : <FailureAlert kind="warning" title={describeInvalidRows(count, nouns)} />;
}
