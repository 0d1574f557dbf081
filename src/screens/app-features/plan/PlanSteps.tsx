import Button from 'antd/es/button';
import { type Application } from '@/domain/entities/application';
import { formatApplication, getApplicationKey } from '@/domain/features/applications';
import { countChanges, type FeatureChanges } from '@/domain/features/featureChanges';
import {
  describePartlyLanded,
  findLandedChanges,
  type StepStatus,
} from '@/domain/features/matrix/featurePlan';
import { type StatusTone } from '@/domain/statusTones';
import { StatusTag } from '@/ui/data/StatusTag';
import { ChangedNames } from './ChangedNames';
import { type PlanStepNow } from './usePlan';

const STATUSES: Readonly<Record<StepStatus, { tone: StatusTone; text: string }>> = {
  open: { tone: 'still', text: 'to submit' },
  same: { tone: 'ok', text: 'already the same' },
  reading: { tone: 'info', text: 'reading…' },
  unknown: { tone: 'bad', text: 'could not be read' },
  landed: { tone: 'ok', text: 'landed' },
  partly: { tone: 'wait', text: '' },
  notLanded: { tone: 'bad', text: 'not landed' },
};

interface Props {
  steps: readonly PlanStepNow[];
  /** The step that the bar opens. */
  next: PlanStepNow | undefined;
  onOpen: (step: PlanStepNow) => void;
  onRetry: (application: Application) => void;
}

/** What each application of a plan was to get, and what is in effect there. */
export function PlanSteps({ steps, next, onOpen, onRetry }: Props) {
  return (
    <ul className="plan-steps">
      {steps.map((step) => {
        const { application, changes, status, active } = step;
        const label = formatApplication(application);
        const canOpen = step !== next && (status === 'open' || status === 'partly' || status === 'notLanded');
        return (
          <li key={getApplicationKey(application)} aria-label={label}>
            <strong>{label}</strong>
            <StatusTag tone={STATUSES[status].tone}>
              {status === 'partly' ? describePartlyLanded(changes, active) : STATUSES[status].text}
            </StatusTag>
            <span className="plan-steps__changes">
              {status === 'partly' || status === 'notLanded' ? (
                <>
                  <Changes title="Landed" changes={findLandedChanges(changes, active)} />
                  <Changes title="Not landed" changes={step.left} />
                </>
              ) : (
                <Changes title={status === 'landed' ? 'Landed' : 'Requested'} changes={changes} />
              )}
            </span>
            {canOpen && (
              <Button size="small" aria-label={`Open ${label}`} onClick={() => onOpen(step)}>
                Open
              </Button>
            )}
            {status === 'unknown' && (
              <Button size="small" aria-label={`Retry ${label}`} onClick={() => onRetry(application)}>
                Retry
              </Button>
            )}
          </li>
        );
      })}
    </ul>
  );
}

function Changes({ title, changes }: { title: string; changes: FeatureChanges }) {
  if (countChanges(changes) === 0) return null;
  return (
    <span>
      {title}: <ChangedNames changes={changes} />
    </span>
  );
}
