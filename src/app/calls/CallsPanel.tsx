import Button from 'antd/es/button';
import { useEffect, useId, useRef, useState } from 'react';
import { usePortalSelector } from '@/session/hooks';
import { copyText } from '@/ui/copyText';
import { FilterBox } from '@/ui/FilterBox';
import { CallRows } from './CallRows';
import { callText, chosenCalls } from './callsText';
import './calls.css';

interface Props {
  /** The ids of those that were cleared away. */
  seen: ReadonlySet<string>;
  onClear: (ids: readonly string[]) => void;
  onClose: () => void;
}

/** The session's recent calls, for who looks for a fault: below the page, which gives it its room. */
export function CallsPanel({ seen, onClear, onClose }: Props) {
  const calls = usePortalSelector((state) => state.calls);
  const [text, setText] = useState('');
  const [failedOnly, setFailedOnly] = useState(false);
  const [said, setSaid] = useState('');
  const title = useRef<HTMLHeadingElement>(null);
  const titleId = useId();
  useEffect(() => title.current?.focus(), []);
  const chosen = chosenCalls(
    calls.filter(({ id }) => !seen.has(id)),
    { text, failedOnly },
  );
  const copy = () =>
    void copyText(chosen.map(callText).join('\n')).then((hasCopied) =>
      setSaid(hasCopied ? `Copied ${countText(chosen.length)}` : 'This browser does not allow copying'),
    );
  return (
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Esc is for the whole panel, wherever in it the focus is
    <section
      className="calls"
      aria-labelledby={titleId}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        event.stopPropagation();
        onClose();
      }}
    >
      <header className="calls__head">
        <h2 id={titleId} ref={title} tabIndex={-1} className="calls__title">
          Calls of this session
        </h2>
        <FilterBox label="Filter calls" placeholder="Path, status, agency" value={text} onChange={setText} />
        <label className="calls__choice">
          <input
            type="checkbox"
            checked={failedOnly}
            onChange={({ target }) => setFailedOnly(target.checked)}
          />{' '}
          Failed only
        </label>
        <span role="status" className="calls__said">
          {said || countText(chosen.length)}
        </span>
        <span className="calls__actions">
          <Button size="small" disabled={chosen.length === 0} onClick={copy}>
            Copy as text
          </Button>
          <Button
            size="small"
            onClick={() => {
              setSaid('');
              onClear(calls.filter(({ ms }) => ms !== null).map(({ id }) => id));
            }}
          >
            Clear
          </Button>
          <Button size="small" onClick={onClose}>
            Close
          </Button>
        </span>
      </header>
      <CallRows calls={chosen} />
    </section>
  );
}

function countText(count: number): string {
  return `${count} ${count === 1 ? 'call' : 'calls'}`;
}
