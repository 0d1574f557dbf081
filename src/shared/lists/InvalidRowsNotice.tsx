import { FailureAlert } from '@/ui/feedback/FailureAlert';

/** Shows how many rows of a list were left out because their data is invalid (decision 22). */
export function InvalidRowsNotice({ count }: { count: number }) {
  if (count === 0) return null;
  return (
    <FailureAlert
      kind="warning"
      title={
        count === 1
          ? '1 row could not be read and is left out.'
          : `${count} rows could not be read and are left out.`
      }
    />
  );
}
