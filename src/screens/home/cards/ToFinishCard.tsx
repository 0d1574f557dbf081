import { useState } from 'react';
import { Link } from 'react-router-dom';
import { type Change } from '@/domain/changes/change';
import { buildChangeLink, describeObject, OUTCOME_LABELS } from '@/domain/changes/changeTexts';
import { describeFormName } from '@/domain/formNames';
import { HOME_UNFINISHED_LIMIT } from '@/domain/limits';
import { buildAgencyPath, buildPath, parseAbbreviation } from '@/domain/paths';
import { type Rollout } from '@/domain/rollout/rollout';
import { getRolloutName } from '@/domain/rollout/rolloutName';
import { getSubjectName } from '@/domain/rollout/subjectValue';
import { countFinishedSteps } from '@/domain/rollout/transitions';
import { formatCount } from '@/lib/text/formatCount';
import { formatNumber } from '@/lib/text/formatNumber';
import { selectOperator } from '@/session/auth/operator';
import { findFormDraft } from '@/session/drafts/loadFormDraft';
import { usePortalSelector, usePortalStore } from '@/session/hooks';
import { hasStoredJournal, selectJournal } from '@/session/journal/journalState';
import { listChangesToCheck } from '@/session/journal/listChangesToCheck';
import { isPendingChange, listPendingRegistrations } from '@/session/writes/pendingRegistrations';
import { type PendingWrite } from '@/session/writes/pendingWritesSlice';
import { selectUnfinishedRollout } from '@/shared/rollout/rolloutState';
import { AgencyLink, type OpenAgencyPage } from './AgencyLink';
import { describeFormPage } from './formPages';
import { HomeCard } from './HomeCard';

interface Item {
  key: string;
  icon: string;
  text: string;
  /** The state of the item: the outcome, whether a draft was sent, or the number of agencies left. */
  note: string;
  agency: string | null;
  path: string;
}

/** A rollout that waits, changes of this session that are unknown or applied in part, and the stored form draft. */
export function ToFinishCard({ onOpen }: { onOpen: OpenAgencyPage }) {
  const { getState } = usePortalStore();
  const journal = usePortalSelector(selectJournal);
  // The code of the journal loads later.
  const [isJournalStored] = useState(hasStoredJournal);
  const [draft] = useState(() => findFormDraft(selectOperator(getState())));
  const changesToCheck = listChangesToCheck(journal);
  const pendingWrites = usePortalSelector((state) => state.pendingWrites.list);
  const rollout = usePortalSelector(selectUnfinishedRollout);
  const items = [
    ...(rollout?.status === 'paused' ? [toRolloutItem(rollout)] : []),
    ...(draft === null ? [] : [toDraftItem(draft)]),
    ...changesToCheck
      .slice(-HOME_UNFINISHED_LIMIT)
      .reverse()
      .map((change) => toItem(change, pendingWrites)),
  ];
  const hiddenCount = changesToCheck.length - HOME_UNFINISHED_LIMIT;
  const isEmpty = items.length === 0 && (journal.isLoaded || !isJournalStored);
  return (
    <HomeCard title="To finish">
      {isEmpty && (
        <p className="home-card__empty">
          Nothing to finish: no change of this session is to be checked, and no form has kept input.
        </p>
      )}
      {items.length > 0 && (
        <ul>
          {items.map(({ key, icon, text, note, agency, path }) => (
            <li key={key} className="home-list__row">
              <span aria-hidden="true" className="home-list__icon">
                {icon}
              </span>
              {agency === null ? (
                <Link to={path} className="home-list__text">
                  {text}
                </Link>
              ) : (
                <AgencyLink abbreviation={agency} to={path} onOpen={onOpen} className="home-list__text">
                  {text}
                </AgencyLink>
              )}
              <span className="home-list__note">{[agency, note].filter(Boolean).join(' · ')}</span>
            </li>
          ))}
        </ul>
      )}
      {hiddenCount > 0 && <p className="home-card__empty">{hiddenCount} more in Changes.</p>}
    </HomeCard>
  );
}

function toItem(change: Change, pendingWrites: readonly PendingWrite[]): Item {
  const { icon, label } = OUTCOME_LABELS[change.outcome];
  return {
    key: change.id,
    icon,
    text: describeObject(change.object),
    note: label,
    agency: change.agency,
    path: isUnfinishedRegistration(change, pendingWrites)
      ? buildAgencyPath('adminRegistration', change.agency ?? '')
      : buildChangeLink(change).path,
  };
}

/** Whether ADMIN REGISTRATION has a notice that checks or finishes this registration. */
function isUnfinishedRegistration(change: Change, pendingWrites: readonly PendingWrite[]): boolean {
  const { region, agency } = change;
  return listPendingRegistrations(pendingWrites, region, agency).some((write) =>
    isPendingChange(write, change),
  );
}

/** A rollout that waits for the operator. */
function toRolloutItem(rollout: Rollout): Item {
  const { subject, steps, id } = rollout;
  const left = steps.length - countFinishedSteps(rollout);
  return {
    key: id,
    icon: '◐',
    text: `${getRolloutName(rollout)} of ${getSubjectName(subject)}`,
    note: `waits, ${formatNumber(left)} of ${formatCount(steps.length, 'agency', 'agencies')} left`,
    agency: null,
    path: buildPath('rollout'),
  };
}

function toDraftItem(draft: NonNullable<ReturnType<typeof findFormDraft>>): Item {
  const { path, search, form, isOutcomeUnknown } = draft;
  const note = isOutcomeUnknown ? 'sent, may have been applied' : 'not sent';
  return {
    key: 'draft',
    icon: '✎',
    text: `Draft: ${describeFormPage(path)}`,
    note: [describeFormName(form), note].filter(Boolean).join(', '),
    agency: parseAbbreviation(path),
    path: path + search,
  };
}
