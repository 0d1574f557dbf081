import Button from 'antd/es/button';
import { memo, useId } from 'react';
import { Link } from 'react-router-dom';
import { type Change, getCurrentOutcome } from '@/domain/changes/change';
import { type ChangeRelations, listRelations } from '@/domain/changes/changeRelations';
import {
  buildChangeLink,
  describeAuthor,
  describeObject,
  describeOutcome,
  describeResult,
  hasSameValues,
  listShownValues,
  OUTCOME_LABELS,
  SAME_VALUES_TEXT,
  WITHHELD_TEXTS,
} from '@/domain/changes/changeTexts';
import { type RevertState } from '@/domain/changes/revert';
import { buildRevertPath } from '@/domain/changes/revertPath';
import { formatTimeNear, formatTimestamp } from '@/domain/dates';
import { getRegionName } from '@/domain/regions';
import { selectRegion } from '@/session/auth/sessionSlice';
import { usePortalSelector } from '@/session/hooks';
import { DifferenceList } from '@/ui/data/DifferenceList';
import { StatusTag } from '@/ui/data/StatusTag';
import { Timestamp } from '@/ui/data/Timestamp';
import { ignoreSecondClick } from '@/ui/focus/ignoreSecondClick';
import { Icon } from '@/ui/icons/Icon';
import { isPlainClick } from '@/ui/navigation/isPlainClick';
import { AcknowledgeButton } from './AcknowledgeButton';
import { ReasonField } from './ReasonField';

interface Props extends ChangeRelations {
  change: Change;
  /** Whether this tab is sending it, so that its outcome is not known yet. */
  isSending: boolean;
  /** Called with the entry's element. Returns a function that is called when it is removed. */
  onMount: (id: string, entry: HTMLLIElement) => () => void;
  /** Closes the drawer and opens a page. */
  onNavigate: (path: string, state?: RevertState) => void;
  /** Moves the focus to another entry. */
  onShowChange: (id: string) => void;
  /** Keeps the entry until the filter changes. */
  onKeep: (id: string) => void;
}

/** Memoized: each key of a typed reason renders the drawer, which can have hundreds of entries. */
export const JournalEntry = memo(function JournalEntry({
  change,
  isSending,
  revertedChange,
  revert,
  laterChangesText = null,
  onMount,
  onNavigate,
  onShowChange,
  onKeep,
}: Props) {
  const titleId = useId();
  const currentRegion = usePortalSelector(selectRegion);
  const { id, at, region, agency, object, rollout, withheld } = change;
  const isoTime = new Date(at).toISOString();
  const isUnchanged = hasSameValues(change);
  const shownValues = listShownValues(change);
  const changeLink = buildChangeLink(change);
  // A reverted change cannot be put back again.
  const maxCents = usePortalSelector(({ configuration }) => configuration.maxCorrectionCents);
  const revertPath = revert ? null : buildRevertPath(change, maxCents);
  return (
    <li
      ref={(entry) => (entry ? onMount(id, entry) : undefined)}
      tabIndex={-1}
      className="drawer__entry journal__entry"
      aria-labelledby={titleId}
    >
      <div className="journal__outcome-row">
        <StatusTag tone={OUTCOME_LABELS[getCurrentOutcome(change)].tone}>
          {isSending ? 'Sending…' : describeOutcome(change)}
        </StatusTag>
        <Timestamp time={isoTime} agency={(region === currentRegion && agency) || ''}>
          {formatTimestamp(isoTime)}
        </Timestamp>
      </div>
      <h4 id={titleId} className="journal__target">
        {describeObject(object)}
      </h4>
      <p className="journal__context">
        {[getRegionName(region), agency, describeAuthor(change), rollout].filter(Boolean).join(' · ')}
      </p>
      {withheld && <p>{WITHHELD_TEXTS[withheld]}</p>}
      {isUnchanged && <p>{SAME_VALUES_TEXT}</p>}
      {shownValues.length > 0 && (
        <DifferenceList differences={shownValues} isNew={change.before === null || isUnchanged} />
      )}
      {(!isSending || change.message !== null) && (
        <p className="journal__message">{describeResult(change)}</p>
      )}
      {listRelations(change, { revertedChange, revert }).map(({ text, change: other }) => (
        <Button
          key={text}
          size="small"
          type="text"
          className="journal__text-button"
          aria-describedby={titleId}
          onClick={() => onShowChange(other.id)}
        >
          <Icon name="history" />
          {text} {formatTimeNear(other.at, at)}
        </Button>
      ))}
      <ReasonField change={change} titleId={titleId} onFocus={onKeep} />
      {/* ‘I have checked it’ goes away, and puts ‘Put back’ in its place. */}
      <div className="journal__actions" onClickCapture={ignoreSecondClick}>
        <Link
          to={changeLink.path}
          aria-describedby={titleId}
          onClick={(event) => {
            if (!isPlainClick(event)) return;
            event.preventDefault();
            onNavigate(changeLink.path);
          }}
        >
          {changeLink.text}
        </Link>
        <AcknowledgeButton
          change={change}
          titleId={titleId}
          onAcknowledge={() => {
            onKeep(id);
            // The pressed button will be removed.
            onShowChange(id);
          }}
        />
        {revertPath !== null && (
          <Button
            size="small"
            aria-describedby={titleId}
            onClick={() => onNavigate(revertPath, { revertChangeId: id })}
          >
            Put back
          </Button>
        )}
        {revertPath !== null && laterChangesText !== null && (
          <span className="journal__later-changes">{laterChangesText}</span>
        )}
      </div>
    </li>
  );
});
