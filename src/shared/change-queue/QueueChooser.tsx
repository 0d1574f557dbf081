import { useNavigate } from 'react-router-dom';
import { type QueuedChange, type QueueTarget } from '@/domain/changes/changeQueue';
import { formatStates, toStatesAfter } from '@/domain/features/featureStates';
import { textOrDash } from '@/domain/missingValue';
import { isAbbreviation } from '@/domain/paths';
import { type PlanSource, type RolloutSubject } from '@/domain/rollout/rollout';
import { formatSubjectMoney, formatSubjectValue } from '@/domain/rollout/subjectValue';
import { compactJson } from '@/lib/json/jsonText';
import { formatCount } from '@/lib/text/formatCount';
import { truncate } from '@/lib/text/truncate';
import { selectCurrency } from '@/session/auth/sessionSlice';
import { usePortalDispatch, usePortalSelector } from '@/session/hooks';
import { AgencyListAlert } from '@/shared/agencies/AgencyListAlert';
import { useAgencies } from '@/shared/agencies/useAgencies';
import { Modal } from '@/ui/overlay/Modal';
import { LazyRollOutButton } from '../rollout/LazyRollOutButton';
import { AgencyChooser } from './AgencyChooser';
import { startQueue } from './queueSteps';

/** The text of a longer value ends with an ellipsis; the whole one is its tooltip. */
const SHOWN_LENGTH = 160;

interface Props {
  title: string;
  change: QueuedChange;
  /** Set for a queue of features only. Every agency gets the same switches. */
  switches?: QueueTarget['switches'];
  /** Called before the first agency's page opens. */
  onStart: () => void;
  onCancel: () => void;
}

/** Chooses the other agencies that get what was submitted in one. */
export function QueueChooser({ title, change, switches, onStart, onCancel }: Props) {
  const list = useAgencies('');
  const { rows, unread } = list;
  const dispatch = usePortalDispatch();
  const navigate = useNavigate();
  const rollout = toRolloutButtonProps(change, switches);
  const currency = usePortalSelector(selectCurrency);
  const value = rollout && formatSubjectValue(rollout.subject, rollout.target);
  return (
    <Modal title={title} onCancel={onCancel}>
      {rollout && value !== null && (
        <p className="queue-chooser__value" title={value}>
          {truncate(value, SHOWN_LENGTH)}
          {formatSubjectMoney(rollout.subject, rollout.target, currency)}
        </p>
      )}
      <AgencyListAlert list={list} />
      <AgencyChooser
        choices={rows
          .filter(({ abbreviation }) => abbreviation !== change.source && isAbbreviation(abbreviation))
          .map(({ abbreviation, name }) => ({
            agency: abbreviation,
            note: textOrDash(name),
            isBlocked: false,
          }))}
        status={describeStatus(list)}
        // Without a choice it is for all agencies, so they have all been read: a plan of some would look complete.
        {...(rollout &&
          !unread &&
          rows.length > 0 && {
            renderRolloutButton: (chosen) => (
              <LazyRollOutButton
                {...rollout}
                agencies={
                  chosen.length > 0 ? rows.filter(({ abbreviation }) => chosen.includes(abbreviation)) : rows
                }
              >
                {chosen.length > 0
                  ? `Roll out in ${formatCount(chosen.length, 'agency', 'agencies')}…`
                  : 'Roll out in all agencies…'}
              </LazyRollOutButton>
            ),
          })}
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

/** Null when all agencies are read, and when `AgencyListAlert` says why they are not, also while they are loaded again. */
function describeStatus({
  isLoading,
  unread,
  failure,
  nextPageFailure,
}: ReturnType<typeof useAgencies>): string | null {
  if (failure || nextPageFailure) return null;
  if (isLoading || unread?.isLoading) return 'Loading agencies…';
  return unread && 'Not all agencies could be loaded.';
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
    target: formatStates(toStatesAfter(changes)),
    source: { kind: 'matrix', agency },
  };
}
