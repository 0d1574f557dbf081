import Button from 'antd/es/button';
import { RegionLabel } from '@/shared/writes/RegionLabel';
import { Modal } from '@/ui/overlay/Modal';
import { truncateValue } from '../ruleValue';
import { toEditorText } from './json/editorText';
import { RuleDifference } from './RuleDifference';
import './RuleConflict.css';

/** Maximum number of characters of a shown value. A longer text would make the dialog slow. */
const MAX_SHOWN_LENGTH = 20_000;

interface Props {
  identity: string;
  /** Rule JSON, like `theirs`. */
  mine: string;
  theirs: string;
  onKeepMine: () => Promise<void>;
  onAcceptTheirs: () => void;
  onCancel: () => void;
}

/** Lets the operator choose between two values of a rule that someone else has changed meanwhile (decision 23). */
export function RuleConflict({ identity, mine, theirs, onKeepMine, onAcceptTheirs, onCancel }: Props) {
  return (
    <Modal
      width={760}
      title={`${identity} has changed since you opened it`}
      onCancel={onCancel}
      footer={[
        <Button key="cancel" onClick={onCancel}>
          Cancel
        </Button>,
        <Button key="theirs" onClick={onAcceptTheirs}>
          Take theirs
        </Button>,
        <Button key="mine" type="primary" onClick={() => void onKeepMine()}>
          Keep mine
        </Button>,
      ]}
    >
      <div className="rule-conflict">
        <RegionLabel />
        <p>Nothing was sent yet. “Keep mine” sends your value; “Take theirs” leaves the rule as it is now.</p>
        <div className="rule-conflict__values">
          <ConflictSide title="Theirs, on the platform now" ruleJson={theirs} />
          <ConflictSide title="Mine" ruleJson={mine} />
        </div>
        <h3 className="rule-conflict__title">What “Keep mine” would change</h3>
        <RuleDifference before={theirs} after={mine} />
      </div>
    </Modal>
  );
}

function ConflictSide({ title, ruleJson }: { title: string; ruleJson: string }) {
  return (
    <section className="rule-conflict__side" aria-label={title}>
      <h3 className="rule-conflict__title">{title}</h3>
      <pre className="rule-conflict__value">{truncateValue(toEditorText(ruleJson), MAX_SHOWN_LENGTH)}</pre>
    </section>
  );
}
