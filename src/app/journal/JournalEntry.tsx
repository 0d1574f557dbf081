import Button from 'antd/es/button';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import { type Change } from '@/domain/change';
import { changeDifferences, objectText, OUTCOME_WORDS, pageOf, WITHHELD_TEXTS } from '@/domain/changeTexts';
import { formatTimestamp, utcText } from '@/domain/dates';
import { type PutBackState } from '@/domain/putBack';
import { putBackPath } from '@/domain/putBackPath';
import { regionName } from '@/domain/regions';
import { DifferenceList } from '@/ui/DifferenceList';
import { endText } from './journalFile';
import { ReasonField } from './ReasonField';

interface Props {
  change: Change;
  /** Leaves the drawer for a page. */
  onGo: (path: string, state?: PutBackState) => void;
}

/** One write: what came of it, when and where, what it was to change, why, and the ways on from there. */
export function JournalEntry({ change, onGo }: Props) {
  const titleId = useId();
  const { id, at, operator, region, agency, object, outcome, withheld } = change;
  const { word, sign } = OUTCOME_WORDS[outcome];
  const iso = new Date(at).toISOString();
  const differences = withheld ? [] : changeDifferences(change);
  const page = pageOf(change);
  const putBack = putBackPath(change);
  return (
    <li className="journal__entry" data-outcome={outcome} aria-labelledby={titleId}>
      <div className="journal__line">
        <span className="journal__outcome">
          <span aria-hidden="true">{sign}</span> {word}
        </span>
        <time dateTime={iso} title={utcText(iso)}>
          {formatTimestamp(iso)}
        </time>
      </div>
      <h3 id={titleId} className="journal__object">
        {objectText(object)}
      </h3>
      <p className="journal__place">{[regionName(region), agency, operator].filter(Boolean).join(' · ')}</p>
      {withheld && <p>{WITHHELD_TEXTS[withheld]}</p>}
      {differences.length > 0 && <DifferenceList differences={differences} />}
      <p className="journal__message">{endText(change)}</p>
      <ReasonField change={change} />
      <div className="journal__ways">
        <Link
          to={page.path}
          aria-describedby={titleId}
          onClick={(event) => {
            if (event.metaKey || event.ctrlKey || event.shiftKey) return;
            event.preventDefault();
            onGo(page.path);
          }}
        >
          {page.text}
        </Link>
        {putBack !== null && (
          <Button size="small" aria-describedby={titleId} onClick={() => onGo(putBack, { putBack: id })}>
            Put back
          </Button>
        )}
      </div>
    </li>
  );
}
