import { describeInvalidRows } from '@/domain/failureTexts/invalidRows';
import { FailureAlert } from '@/ui/feedback/FailureAlert';

/** Shows how many rows of a list were left out because their data is invalid (decision 22). */
export function InvalidRowsNotice({ count }: { count: number }) {
  return count === 0 ? null : <FailureAlert kind="warning" title={describeInvalidRows(count)} />;
}
