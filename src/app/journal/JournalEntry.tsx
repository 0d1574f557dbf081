import Button from 'antd/es/button';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import { type Change } from '@/domain/changes/change';
import { describeLaterChanges, describeRelations, findReversal } from '@/domain/changes/changeRelations';
import {
  buildChangeLink,
  describeObject,
  describeOutcome,
  listChangeDifferences,
  OUTCOME_LABELS,
  WITHHELD_TEXTS,
} from '@/domain/changes/changeTexts';
import { type RevertState } from '@/domain/changes/revert';
import { buildRevertPath } from '@/domain/changes/revertPath';
import { formatTimestamp } from '@/domain/dates';
import { getRegionName } from '@/domain/regions';
import { selectRegion } from '@/session/auth/sessionSlice';
import { usePortalSelector } from '@/session/hooks';
import { DifferenceList } from '@/ui/data/DifferenceList';
import { Timestamp } from '@/ui/data/Timestamp';
import { describeResult } from './journalFile';
import { ReasonField } from './ReasonField';

interface Props {
  change: Change;
  /** The whole journal, the oldest first. */
  changes: readonly Change[];
  /** Closes the drawer and opens a page. */
  onNavigate: (path: string, state?: RevertState) => void;
}

export function JournalEntry({ change, changes, onNavigate }: Props) {
  const titleId = useId();
  const currentRegion = usePortalSelector(selectRegion);
  const { id, at, operator, region, agency, object, withheld } = change;
  const outcome = change.completedAt === undefined ? change.outcome : 'succeeded';
  const isoTime = new Date(at).toISOString();
  // The journal keeps no values that are secret or too long (`withheld`).
  const differences = withheld ? [] : listChangeDifferences(change);
  const changeLink = buildChangeLink(change);
  // A reversed change cannot be put back again.
  const revertPath = findReversal(change, changes) ? null : buildRevertPath(change);
  const laterChangesText = describeLaterChanges(change, changes);
  return (
    <li className="journal__entry" data-outcome={outcome} aria-labelledby={titleId}>
      <div className="journal__outcome-row">
        <span className="journal__outcome">
          <span aria-hidden="true">{OUTCOME_LABELS[outcome].icon}</span> {describeOutcome(change)}
        </span>
        <Timestamp time={isoTime} agency={(region === currentRegion && agency) || ''}>
          {formatTimestamp(isoTime)}
        </Timestamp>
      </div>
      <h3 id={titleId} className="journal__target">
        {describeObject(object)}
      </h3>
      <p className="journal__context">
        {[getRegionName(region), agency, operator].filter(Boolean).join(' · ')}
      </p>
      {withheld && <p>{WITHHELD_TEXTS[withheld]}</p>}
      {differences.length > 0 && <DifferenceList differences={differences} />}
      <p className="journal__message">{describeResult(change)}</p>
      {describeRelations(change, changes).map((text) => (
        <p key={text}>{text}</p>
      ))}
      <ReasonField change={change} />
      <div className="journal__actions">
        <Link
          to={changeLink.path}
          aria-describedby={titleId}
          onClick={(event) => {
            if (event.metaKey || event.ctrlKey || event.shiftKey) return;
            event.preventDefault();
            onNavigate(changeLink.path);
          }}
        >
          {changeLink.text}
        </Link>
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
}
