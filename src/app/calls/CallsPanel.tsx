import Button from 'antd/es/button';
import { useEffect, useId, useRef, useState } from 'react';
import { formatCount } from '@/lib/text/formatCount';
import { selectCalls } from '@/session/callsSlice';
import { usePortalSelector } from '@/session/hooks';
import { copyWithToast } from '@/ui/data/copyWithToast';
import { FilterBox } from '@/ui/filter/FilterBox';
import { CallTable } from './CallTable';
import { filterCalls, formatCall } from './formatCall';
import './calls.css';

interface Props {
  /** Ids of the calls that the user has removed with Clear. */
  clearedIds: ReadonlySet<string>;
  /** Gets the ids of all ended calls, also of those that were cleared before. */
  onClear: (ids: readonly string[]) => void;
  onClose: () => void;
}

/** The session's recent calls, for debugging. The panel opens below the page, whose height shrinks. */
export function CallsPanel({ clearedIds, onClear, onClose }: Props) {
  const calls = usePortalSelector(selectCalls);
  const [text, setText] = useState('');
  const [isFailedOnly, setIsFailedOnly] = useState(false);
  const [statusMessage, setStatusMessage] = useState('');
  const titleRef = useRef<HTMLHeadingElement>(null);
  const titleId = useId();
  useEffect(() => titleRef.current?.focus(), []);
  const filteredCalls = filterCalls(
    calls.filter(({ id }) => !clearedIds.has(id)),
    { text, isFailedOnly },
  );
  const copy = () =>
    void copyWithToast(
      filteredCalls.map(formatCall).join('\n'),
      `Copied ${formatCount(filteredCalls.length, 'call', 'calls')}`,
    ).then(({ message }) => setStatusMessage(message));
  return (
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Esc closes the panel, wherever in it the focus is
    <section
      className="calls"
      aria-labelledby={titleId}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        event.stopPropagation();
        onClose();
      }}
    >
      <header className="calls__header">
        <h2 id={titleId} ref={titleRef} tabIndex={-1} className="calls__title">
          Calls of this session
        </h2>
        <FilterBox
          label="Filter calls"
          placeholder="Path, status, agency"
          value={text}
          onChange={(newText) => {
            setStatusMessage('');
            setText(newText);
          }}
        />
        <label>
          <input
            type="checkbox"
            checked={isFailedOnly}
            onChange={({ target }) => {
              setStatusMessage('');
              setIsFailedOnly(target.checked);
            }}
          />{' '}
          Failed only
        </label>
        <span role="status" className="calls__status">
          {statusMessage || formatCount(filteredCalls.length, 'call', 'calls')}
        </span>
        <span className="calls__actions">
          <Button size="small" disabled={filteredCalls.length === 0} onClick={copy}>
            Copy as text
          </Button>
          <Button
            size="small"
            onClick={() => {
              setStatusMessage('');
              // Pending calls stay in the list.
              onClear(calls.filter(({ durationMs }) => durationMs !== null).map(({ id }) => id));
            }}
          >
            Clear
          </Button>
          <Button size="small" onClick={onClose}>
            Close
          </Button>
        </span>
      </header>
      <CallTable calls={filteredCalls} />
    </section>
  );
}
