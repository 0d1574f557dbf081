import { type MergedList } from '@/api/paging/pages';
import { type ChangeQueue } from '@/domain/changes/changeQueue';
import { type RuleCategory } from '@/domain/entities/businessRule';
import { QueueBar } from '@/shared/change-queue/QueueBar';
import { CallFailure } from '@/shared/errors/CallFailure';
import { type RuleEditActions } from '../write/useRuleEdit';
import { useQueuedRule } from './useQueuedRule';

interface Props {
  queue: ChangeQueue;
  agency: string;
  /** Undefined until they are read. */
  categories: MergedList<RuleCategory> | undefined;
  ruleEdit: RuleEditActions;
}

/** A queue on the page of an agency: it opens the editor of the agency's rule, when it is the agency's turn. */
export function RuleQueue({ queue, agency, categories, ruleEdit }: Props) {
  const current = queue.items[queue.position];
  const item = current?.agency === agency ? current : null;
  const { isLoading, problem, open } = useQueuedRule({
    agency,
    categories,
    ruleEdit,
    change: queue.change,
    item,
  });
  return (
    <QueueBar agency={agency} {...(categories && !isLoading && { onOpen: () => void open() })}>
      {isLoading && <p role="status">Loading {queue.change.identity}…</p>}
      {item && problem && (
        <CallFailure failure={problem.failure} title="Could not open the editor" onRetry={() => void open()}>
          {problem.text}
        </CallFailure>
      )}
    </QueueBar>
  );
}
