import { useNavigate } from 'react-router-dom';
import { type QueuedChange, type QueueTarget } from '@/domain/changes/changeQueue';
import { formatStates, toStates } from '@/domain/features/featureStates';
import { textOrDash } from '@/domain/missingValue';
import { isAbbreviation } from '@/domain/paths';
import { type PlanSource, type RolloutSubject } from '@/domain/rollout/rollout';
import { compactJson } from '@/lib/json/jsonText';
import { usePortalDispatch } from '@/session/hooks';
import { useAgencies } from '@/shared/agencies/useAgencies';
import { Modal } from '@/ui/overlay/Modal';
import { LazyRollOutButton } from '../rollout/LazyRollOutButton';
import { AgencyChooser } from './AgencyChooser';
import { startQueue } from './queueSteps';

interface Props {
  title: string;
  change: QueuedChange;
  /** Of a queue of features: the same in each agency. */
  switches?: QueueTarget['switches'];
  /** Before the page of the first agency opens. */
  onStart: () => void;
  onCancel: () => void;
}

/** Chooses the other agencies that get what was submitted in one. */
export function QueueChooser({ title, change, switches, onStart, onCancel }: Props) {
  const { rows, unread } = useAgencies('');
  const dispatch = usePortalDispatch();
  const navigate = useNavigate();
  const rollout = toRolloutButtonProps(change, switches);
  return (
    <Modal title={title} onCancel={onCancel}>
      <AgencyChooser
        choices={rows
          .filter(({ abbreviation }) => abbreviation !== change.source && isAbbreviation(abbreviation))
          .map(({ abbreviation, name }) => ({
            agency: abbreviation,
            note: textOrDash(name),
            isBlocked: false,
          }))}
        status={unread && (unread.isLoading ? 'Loading agencies…' : 'Not all agencies could be loaded.')}
        // Of the whole list: a plan over a part of it would look complete.
        otherWay={
          rollout &&
          !unread &&
          rows.length > 0 && (
            <LazyRollOutButton {...rollout} agencies={rows}>
              Roll out in all agencies…
            </LazyRollOutButton>
          )
        }
        onStart={(agencies) => {
          onStart();
          const targets = agencies.map((agency) => ({ agency, ...(switches && { switches }) }));
          dispatch(startQueue(change, targets, navigate));
        }}
        onCancel={onCancel}
      />
    </Modal>
  );
}

/** The same change as a rollout; null for one that a rollout does not make. */
function toRolloutButtonProps(
  change: QueuedChange,
  switches: QueueTarget['switches'],
): { subject: RolloutSubject; target: string; source: PlanSource } | null {
  const { kind, source: agency } = change;
  if (kind === 'rule') {
    const { category, identity, ruleJson } = change;
    return {
      subject: { kind, category, identity },
      target: compactJson(ruleJson),
      source: { kind: 'rule', agency },
    };
  }
  if (kind !== 'features' || !switches) return null;
  const { application, changes } = switches;
  return {
    subject: { kind, application },
    target: formatStates(toStates(changes, true)),
    source: { kind: 'matrix', agency },
  };
}
