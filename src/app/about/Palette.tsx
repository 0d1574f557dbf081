import { type KeyboardEvent, useEffect, useId, useMemo, useRef, useState } from 'react';
import { listText } from '@/domain/failures';
import { CallFailure } from '@/screens/common/CallFailure';
import { Dialog } from './Dialog';
import { findEntries, type Found } from './entries';
import { type OverlayProps } from './overlay';
import { Results } from './Results';
import { useEntries } from './useEntries';
import { useGoTo } from './useGoTo';
import { useKnownAgencies } from './useKnownAgencies';
import './Palette.css';

const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

/** Goes to a page or an agency, or does what the page offers, by a few letters of its name (Ctrl/Cmd+K). */
export function Palette({ onClose, onOpen, typed }: OverlayProps) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [text, setText] = useState(typed);
  const { agencies, known, isLoading, error } = useKnownAgencies(text);
  const entries = useEntries(agencies, known.recent, onOpen);
  const groups = useMemo(() => findEntries(entries, text), [entries, text]);
  const all = useMemo(() => groups.flatMap(({ found }) => found), [groups]);
  const { go, opening, failure, cause } = useGoTo(onClose);
  const [chosen, setChosen] = useState<string | null>(null);
  const active = Math.max(
    all.findIndex((entry) => keyOf(entry) === chosen),
    0,
  );
  const activeId = all.length === 0 ? undefined : `${id}-${active}`;

  useEffect(() => input.current?.focus(), []);
  useEffect(() => {
    if (activeId !== undefined) document.getElementById(activeId)?.scrollIntoView({ block: 'nearest' });
  }, [activeId]);

  const onKey = (event: KeyboardEvent): boolean => {
    const isCommand = event.ctrlKey || event.metaKey;
    const step = STEPS[event.key];
    const entry = all[active];
    if (step !== undefined) setChosen(keyOf(all[(active + step + all.length) % all.length]));
    else if (event.key === 'Enter') {
      if (entry && !event.repeat) go(entry, isCommand);
    } else if (isCommand && event.key.toLowerCase() === 'k') onClose();
    else return false;
    return true;
  };

  return (
    <Dialog label="Go to or do" onClose={onClose} onKey={onKey}>
      <input
        ref={input}
        className="palette__input"
        type="text"
        role="combobox"
        aria-label="Page, agency or action"
        aria-expanded="true"
        aria-controls={`${id}-results`}
        aria-autocomplete="list"
        aria-activedescendant={activeId}
        autoComplete="off"
        spellCheck={false}
        placeholder="Page, agency or action"
        value={text}
        onChange={(event) => {
          setText(event.target.value);
          setChosen(null);
        }}
      />
      {failure !== null && <CallFailure failure={cause} title={failure} />}
      <Results
        id={id}
        groups={groups}
        active={active}
        onPoint={(entry) => setChosen(keyOf(entry))}
        onChoose={go}
      />
      <div className="palette__foot">
        <span role="status">
          {statusOf({ opening, count: all.length, text, isLoading })}
          {error !== undefined && ` ${listText('Agencies')}.`}
        </span>
        <span aria-hidden="true" className="palette__keys">
          <kbd>↑↓</kbd> <kbd>Enter</kbd> opens <kbd>Ctrl Enter</kbd> in a new tab <kbd>Esc</kbd> closes
        </span>
      </div>
    </Dialog>
  );
}

interface State {
  opening: string | null;
  count: number;
  text: string;
  isLoading: boolean;
}

function statusOf({ opening, count, text, isLoading }: State): string {
  if (opening !== null) return `Opening ${opening}…`;
  if (text.trim() === '') return '';
  if (count === 0) return isLoading ? 'Loading…' : `Nothing matches “${text.trim()}”`;
  return count === 1 ? '1 result' : `${count} results`;
}

function keyOf(entry: Found | undefined): string | null {
  return entry ? `${entry.group}/${entry.to ?? entry.label}` : null;
}
