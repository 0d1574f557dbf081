import { formatRuleMoney } from '@/domain/ruleMoney';
import { truncateValue } from '@/domain/ruleValue';
import { selectCurrency } from '@/session/auth/sessionSlice';
import { usePortalSelector } from '@/session/hooks';
import { ConflictModal } from '@/shared/writes/ConflictModal';
import { toEditorText } from '../json/editorText';
import { type OpenRule } from '../openRule';
import { RuleDifference } from '../RuleDifference';
import { getRulePlace } from '../rulePlace';
import './RuleConflict.css';

/** Maximum number of characters of a shown value. A longer text would make the dialog slow. */
const MAX_SHOWN_LENGTH = 20_000;

interface Props {
  /** As the operator opened it or, after an earlier conflict, as that one showed it. */
  rule: OpenRule;
  /** Rule JSON, like `theirs`. */
  mine: string;
  theirs: string;
  onSendMine: () => Promise<void>;
  onAcceptTheirs: () => void;
  onCancel: () => void;
}

/** Lets the operator choose between two values of a rule that has changed since it was opened (decision 23). */
export function RuleConflict({ rule, mine, theirs, onSendMine, onAcceptTheirs, onCancel }: Props) {
  return (
    <ConflictModal
      title={`${rule.identity} has changed since you opened it`}
      place={getRulePlace(rule)}
      noun="rule"
      onTakeTheirs={onAcceptTheirs}
      onSendMine={() => void onSendMine()}
      onCancel={onCancel}
    >
      <div className="rule-conflict__values">
        <ConflictValue title="Opened" ruleJson={rule.ruleJson} />
        <ConflictValue title="Now" ruleJson={theirs} />
        <ConflictValue title="Yours" ruleJson={mine} />
      </div>
      <div className="rule-conflict__differences">
        <section aria-label="What has changed since you opened it">
          <h3 className="group-title">What has changed since you opened it</h3>
          <RuleDifference before={rule.ruleJson} after={theirs} />
        </section>
        <section aria-label="What “Send mine over it” would change">
          <h3 className="group-title">What “Send mine over it” would change</h3>
          <RuleDifference before={theirs} after={mine} />
        </section>
      </div>
    </ConflictModal>
  );
}

function ConflictValue({ title, ruleJson }: { title: string; ruleJson: string }) {
  const currency = usePortalSelector(selectCurrency);
  return (
    <section aria-label={title}>
      <h3 className="group-title">{title}</h3>
      <pre className="rule-conflict__value">{truncateValue(toEditorText(ruleJson), MAX_SHOWN_LENGTH)}</pre>
      {formatRuleMoney(ruleJson, currency)}
    </section>
  );
}
