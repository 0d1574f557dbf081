import Button from 'antd/es/button';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import { type Change } from '@/domain/change';
import {
  listChangeDifferences,
  describeObject,
  OUTCOME_LABELS,
  buildChangeLink,
  WITHHELD_TEXTS,
} from '@/domain/changeTexts';
import { formatTimestamp, formatUtcTimestamp } from '@/domain/dates';
import { type RevertState } from '@/domain/revert';
import { buildRevertPath } from '@/domain/revertPath';
import { getRegionName } from '@/domain/regions';
import { DifferenceList } from '@/ui/DifferenceList';
import { resultText } from './journalFile';
import { ReasonField } from './ReasonField';

interface Props {
  change: Change;
  /** Leaves the drawer for a page. */
  onNavigate: (path: string, state?: RevertState) => void;
}

/** One write: what came of it, when and where, what it was to change, why, and the ways on from there. */
export function JournalEntry({ change, onNavigate }: Props) {
  const titleId = useId();
  const { id, at, operator, region, agency, object, outcome, withheld } = change;
  const { label, icon } = OUTCOME_LABELS[outcome];
  const iso = new Date(at).toISOString();
  const differences = withheld ? [] : listChangeDifferences(change);
  const page = buildChangeLink(change);
  const putBack = buildRevertPath(change);
  return (
    <li className="journal__entry" data-outcome={outcome} aria-labelledby={titleId}>
      <div className="journal__outcome-row">
        <span className="journal__outcome">
          <span aria-hidden="true">{icon}</span> {label}
        </span>
        <time dateTime={iso} title={formatUtcTimestamp(iso)}>
          {formatTimestamp(iso)}
        </time>
      </div>
      <h3 id={titleId} className="journal__target">
        {describeObject(object)}
      </h3>
      <p className="journal__context">
        {[getRegionName(region), agency, operator].filter(Boolean).join(' · ')}
      </p>
      {withheld && <p>{WITHHELD_TEXTS[withheld]}</p>}
      {differences.length > 0 && <DifferenceList differences={differences} />}
      <p className="journal__message">{resultText(change)}</p>
      <ReasonField change={change} />
      <div className="journal__actions">
        <Link
          to={page.path}
          aria-describedby={titleId}
          onClick={(event) => {
            if (event.metaKey || event.ctrlKey || event.shiftKey) return;
            event.preventDefault();
            onNavigate(page.path);
          }}
        >
          {page.text}
        </Link>
        {putBack !== null && (
          <Button
            size="small"
            aria-describedby={titleId}
            onClick={() => onNavigate(putBack, { revertChangeId: id })}
          >
            Put back
          </Button>
        )}
      </div>
    </li>
  );
}
