import { type MergedList } from '@/api/paging/pages';
import { type RuleCategory } from '@/domain/entities/businessRule';
import { formatMoneySuffix } from '@/domain/ruleMoney';
import { formatTypedValue, truncateValue } from '@/domain/ruleValue';
import { ReadThenEditStatus } from '@/screens/business-rules/ReadThenEditStatus';
import { selectCurrency } from '@/session/auth/sessionSlice';
import { usePortalSelector } from '@/session/hooks';
import { type QueueOf } from '@/shared/change-queue/changeQueueState';
import { QueueBar } from '@/shared/change-queue/QueueBar';
import { type RuleEditActions } from '../write/useRuleEdit';
import { useQueuedRule } from './useQueuedRule';

interface Props {
  queue: QueueOf<'rule'>;
  agency: string;
  /** Undefined until they are read. */
  categories: MergedList<RuleCategory> | undefined;
  ruleEdit: RuleEditActions;
}

/** A queue on the page of an agency: it opens the editor of the agency's rule, when it is the agency's turn. */
export function RuleQueue({ queue, agency, categories, ruleEdit }: Props) {
  const { change, items, position } = queue;
  const currency = usePortalSelector(selectCurrency);
  const current = items[position];
  const item = current?.agency === agency ? current : null;
  const { loadingIdentity, problem, open } = useQueuedRule({ agency, categories, ruleEdit, change, item });
  const canOpen =
    categories && loadingIdentity === null && item?.result !== 'done' && item?.result !== 'unchanged';
  return (
    <QueueBar
      queue={queue}
      title={
        <>
          <strong>{change.identity}</strong> of {change.category}: the value of {change.source},{' '}
          <code>{truncateValue(formatTypedValue(change.ruleJson))}</code>
          {formatMoneySuffix(change.ruleJson, currency)}
        </>
      }
      isHere={item !== null}
      open={canOpen ? { label: 'Open the editor', onClick: open } : null}
    >
      <ReadThenEditStatus
        loadingIdentity={loadingIdentity}
        // Its own retry would search the categories of the first attempt.
        problem={item && problem && { ...problem, onRetry: open }}
      />
    </QueueBar>
  );
}
