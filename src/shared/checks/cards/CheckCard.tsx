import Button from 'antd/es/button';
import { memo, type RefObject, useId } from 'react';
import { formatTimestamp } from '@/domain/dates';
import { CHECK_MESSAGES, describeNotKept } from '@/domain/failureTexts/diagnostics';
import { Timestamp } from '@/ui/data/Timestamp';
import { type Check, type CheckState } from '../check';
import { isPending } from '../checkRunner';
import { type ShownCheck } from '../checkStates';
import { CallDetails } from './CallDetails';
import { CheckResultContent } from './CheckResultContent';
import { formatDuration } from './formatDuration';
import { StatusBadge } from './StatusBadge';
import { StoredResult } from './StoredResult';
import './CheckCard.css';

interface Props extends ShownCheck {
  agency: string;
  /** The page's cards by the ids of their checks; this card adds itself. */
  cardsRef: RefObject<Map<string, HTMLElement>>;
  onRun: (check: Check) => void;
  getDetailsText: (check: Check, state: CheckState) => string;
}

/**
 * One check with its status, its result and its RUN button. The card has the same size in every status, but a small one
 * grows with a failure and with changes.
 */
export const CheckCard = memo(function CheckCard(props: Props) {
  const { agency, check, state, storedResult, status, cardsRef, onRun, getDetailsText } = props;
  const titleId = useId();
  const { changes, previousRunAt, durationMs, ranAt, calls, isOfEarlierRun } = state;
  return (
    <article
      ref={(card) => {
        if (card) cardsRef.current.set(check.id, card);
        return () => void cardsRef.current.delete(check.id);
      }}
      className="check-card"
      data-size={check.size}
      data-status={status}
      data-stored={storedResult !== null || isOfEarlierRun || undefined}
      data-changed={changes.length > 0 || undefined}
      aria-labelledby={titleId}
      aria-busy={isPending(state)}
      tabIndex={-1}
    >
      <header className="check-card__header">
        <h3 className="check-card__title" id={titleId} title={check.title}>
          {check.title}
        </h3>
        <StatusBadge status={status} />
        <span className="check-card__duration">{durationMs !== null && formatDuration(durationMs)}</span>
        <Button
          size="small"
          aria-label={`RUN ${check.title}`}
          // Not `disabled`: the pressed button keeps the focus. A check that is pending ignores the press.
          aria-disabled={isPending(state)}
          onClick={() => onRun(check)}
        >
          RUN
        </Button>
      </header>
      <div className="check-card__body" role="region" aria-label={`${check.title}, result`} tabIndex={0}>
        {storedResult && (
          <StoredResult check={check} result={storedResult} describeMissing={describeNotKept} />
        )}
        {state.runStatus === 'notRun' && !storedResult && (
          <p className="check-card__description">{check.description}</p>
        )}
        {state.runStatus === 'waiting' && <p className="check-card__description">{CHECK_MESSAGES.waiting}</p>}
        {state.runStatus === 'running' && <p className="check-card__skeleton" />}
        {isOfEarlierRun && (
          <p className="check-card__stored">
            From <Timestamp time={ranAt}>{formatTimestamp(ranAt)}</Timestamp>. A later run was cancelled.
          </p>
        )}
        {state.runStatus === 'done' && state.result && (
          // The key shows page 1 of the table after each run.
          <CheckResultContent key={state.batchNumber} check={check} result={state.result} />
        )}
        {changes.length > 0 && <Changes changes={changes} previousRunAt={previousRunAt} />}
      </div>
      {state.runStatus === 'done' && ranAt !== null && (
        <CallDetails
          key={`calls ${state.batchNumber}`}
          title={check.title}
          agency={agency}
          ranAt={ranAt}
          calls={calls}
          changes={changes}
          getText={() => getDetailsText(check, state)}
        />
      )}
    </article>
  );
});

function Changes({ changes, previousRunAt }: Pick<CheckState, 'changes' | 'previousRunAt'>) {
  return (
    <div className="check-card__changes">
      <span>
        Changed since <Timestamp time={previousRunAt}>{formatTimestamp(previousRunAt)}</Timestamp>:
      </span>{' '}
      {changes.join('; ')}
    </div>
  );
}
