import { type QueuedRule } from '@/domain/changes/changeQueue';
import { textOrDash } from '@/domain/missingValue';
import { isAbbreviation } from '@/domain/paths';
import { useAgencies } from '@/shared/agencies/useAgencies';
import { AgencyChooser } from '@/shared/change-queue/AgencyChooser';
import { useStartQueue } from '@/shared/change-queue/useStartQueue';
import { Modal } from '@/ui/overlay/Modal';

interface Props {
  change: QueuedRule;
  /** Before the page of the first agency opens. */
  onStart: () => void;
  onCancel: () => void;
}

/** Chooses the other agencies that get the value of a rule that was submitted. */
export function RuleQueueChooser({ change, onStart, onCancel }: Props) {
  const { source, identity } = change;
  const { rows, unread } = useAgencies('');
  const start = useStartQueue();
  return (
    <Modal title={`Set ${identity} as in ${source} in…`} onCancel={onCancel}>
      <AgencyChooser
        choices={rows
          .filter(({ abbreviation }) => abbreviation !== source && isAbbreviation(abbreviation))
          .map(({ abbreviation, name }) => ({
            agency: abbreviation,
            note: textOrDash(name),
            isBlocked: false,
          }))}
        status={unread && (unread.isLoading ? 'Loading agencies…' : 'Not all agencies could be loaded.')}
        onStart={(agencies) => {
          onStart();
          start(change, agencies);
        }}
        onCancel={onCancel}
      />
    </Modal>
  );
}
