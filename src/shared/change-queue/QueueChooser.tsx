import { useNavigate } from 'react-router-dom';
import { type QueuedChange, type QueueTarget } from '@/domain/changes/changeQueue';
import { textOrDash } from '@/domain/missingValue';
import { isAbbreviation } from '@/domain/paths';
import { usePortalDispatch } from '@/session/hooks';
import { useAgencies } from '@/shared/agencies/useAgencies';
import { Modal } from '@/ui/overlay/Modal';
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
