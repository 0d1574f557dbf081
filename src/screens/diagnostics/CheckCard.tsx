import Button from 'antd/es/button';
import { memo, useId } from 'react';
import { formatTimestamp, utcText } from '@/domain/dates';
import { CHECK_TEXTS } from '@/domain/failureTexts/diagnostics';
import { CallDetails } from './CallDetails';
import { type Check, type CheckState } from './check';
import { CheckResult } from './CheckResult';
import { formatMs } from './formatMs';
import { isUnderWay } from './runner';
import { StatusMark } from './StatusMark';
import { statusOf } from './statusOf';
import './CheckCard.css';

interface Props {
  check: Check;
  state: CheckState;
  onRun: (check: Check) => void;
  /** The check's details as text. */
  detailsOf: (check: Check, state: CheckState) => string;
}

/** One check: where it stands, what it found, and its own RUN. Its place and size are the same in every state. */
export const CheckCard = memo(function CheckCard({ check, state, onRun, detailsOf }: Props) {
  const titleId = useId();
  const status = statusOf(state);
  const { changes, since, ms, ranAt, calls } = state;
  return (
    <article
      id={cardId(check)}
      className="check-card"
      data-size={check.size}
      data-status={status}
      data-changed={changes.length > 0 || undefined}
      aria-labelledby={titleId}
      aria-busy={isUnderWay(state)}
      tabIndex={-1}
    >
      <header className="check-card__head">
        <h3 className="check-card__title" id={titleId}>
          {check.title}
        </h3>
        <StatusMark status={status} />
        <span className="check-card__ms">{ms !== null && formatMs(ms)}</span>
        <Button
          size="small"
          aria-label={`RUN ${check.title}`}
          disabled={isUnderWay(state)}
          onClick={() => onRun(check)}
        >
          RUN
        </Button>
      </header>
      <div className="check-card__body" role="region" aria-label={`${check.title}, result`} tabIndex={0}>
        {state.phase === 'notRun' && <p className="check-card__about">{check.about}</p>}
        {state.phase === 'waiting' && <p className="check-card__about">{CHECK_TEXTS.waiting}</p>}
        {state.phase === 'running' && <p className="check-card__skeleton" />}
        {state.phase === 'done' && state.verdict && (
          <CheckResult key={state.run} title={check.title} verdict={state.verdict} />
        )}
        {changes.length > 0 && <Changes changes={changes} since={since} />}
      </div>
      {state.phase === 'done' && ranAt !== null && (
        <CallDetails
          key={`calls ${state.run}`}
          title={check.title}
          ranAt={ranAt}
          calls={calls}
          changes={changes}
          text={() => detailsOf(check, state)}
        />
      )}
    </article>
  );
});

/** The id of a check's card, to jump to. */
export function cardId({ id }: Check): string {
  return `check-${id}`;
}

function Changes({ changes, since }: Pick<CheckState, 'changes' | 'since'>) {
  return (
    <div className="check-card__changes" title={utcText(since)}>
      <span>Changed since {formatTimestamp(since)}:</span> {changes.join('; ')}
    </div>
  );
}
