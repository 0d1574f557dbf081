import Button from 'antd/es/button';
import Modal from 'antd/es/modal/Modal';
import { ReturnFocus } from '@/ui/ReturnFocus';
import { RegionLine } from '../common/RegionLine';
import { RuleDifference } from './RuleDifference';
import { cutText, draftOf } from './ruleValue';
import './RuleConflict.css';

/** As much of a value as a page shows without trouble. */
const SHOWN = 20_000;

interface Props {
  identity: string;
  mine: string;
  theirs: string;
  onKeepMine: () => Promise<void>;
  onTakeTheirs: () => void;
  onCancel: () => void;
}

/** The rule was changed by somebody else after it was opened: both values, and the operator decides (decision 23). */
export function RuleConflict({ identity, mine, theirs, onKeepMine, onTakeTheirs, onCancel }: Props) {
  return (
    <>
      <ReturnFocus />
      <Modal
        scrollLock={false}
        open
        centered
        destroyOnHidden
        width={760}
        transitionName=""
        maskTransitionName=""
        mask={{ closable: false }}
        title={`${identity} has changed since you opened it`}
        onCancel={onCancel}
        footer={[
          <Button key="cancel" onClick={onCancel}>
            Cancel
          </Button>,
          <Button key="theirs" onClick={onTakeTheirs}>
            Take theirs
          </Button>,
          <Button key="mine" type="primary" onClick={() => void onKeepMine()}>
            Keep mine
          </Button>,
        ]}
      >
        <div className="rule-conflict">
          <RegionLine />
          <p>
            Nothing was sent yet. “Keep mine” sends your value; “Take theirs” leaves the rule as it is now.
          </p>
          <div className="rule-conflict__values">
            <Side title="Theirs, on the platform now" inner={theirs} />
            <Side title="Mine" inner={mine} />
          </div>
          <h3 className="rule-conflict__title">What “Keep mine” would change</h3>
          <RuleDifference before={theirs} after={mine} />
        </div>
      </Modal>
    </>
  );
}

function Side({ title, inner }: { title: string; inner: string }) {
  return (
    <section className="rule-conflict__side" aria-label={title}>
      <h3 className="rule-conflict__title">{title}</h3>
      <pre className="rule-conflict__value">{cutText(draftOf(inner), SHOWN)}</pre>
    </section>
  );
}
