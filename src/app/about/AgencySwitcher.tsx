import { type FocusEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { asFailure, listText } from '@/domain/failures';
import { CallFailure } from '@/screens/common/CallFailure';
import { ReturnFocus } from '@/ui/ReturnFocus';
import { useHere } from '../useHere';
import { AgencyGroup } from './AgencyGroup';
import { type OverlayProps } from './overlay';
import { samePageOf } from './samePage';
import { useAgencyGroups } from './useAgencyGroups';
import { useGoTo } from './useGoTo';
import { type NamedAgency } from './useKnownAgencies';
import './AgencySwitcher.css';

const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };
/** What it hangs from; given by the top bar. */
const ANCHOR = '[data-switcher]';
/** The narrowest window has it whole: what it may be moved to the left by. */
const WIDTH = 340;

/** Goes from one agency's page to the same page of another. Hangs below the agency in the top bar. */
export function AgencySwitcher({ onClose }: OverlayProps) {
  const { row } = useHere();
  const panel = useRef<HTMLDivElement>(null);
  const [text, setText] = useState('');
  const { groups, pinned, isLoading, error, setPinned } = useAgencyGroups(text);
  const { go, opening, failure, cause } = useGoTo(onClose);
  const [place] = useState(placeBelow);

  // At first, and where the row that had the focus is gone: one that was unpinned, say.
  useEffect(() => {
    if (!panel.current?.contains(document.activeElement)) panel.current?.querySelector('input')?.focus();
  }, [groups]);
  useEffect(() => {
    const anchor = document.querySelector(ANCHOR);
    anchor?.setAttribute('aria-expanded', 'true');
    return () => anchor?.setAttribute('aria-expanded', 'false');
  }, []);
  useEffect(() => {
    const onPress = ({ target }: PointerEvent) => {
      const isInside = target instanceof Element && target.closest(`.agency-switcher, ${ANCHOR}`);
      if (!isInside) onClose();
    };
    document.addEventListener('pointerdown', onPress);
    return () => document.removeEventListener('pointerdown', onPress);
  }, [onClose]);

  const choose = ({ abbreviation, id }: NamedAgency, inNewTab: boolean) =>
    go({ to: samePageOf(row, abbreviation), agency: { abbreviation, id } }, inNewTab);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    const links = [...(panel.current?.querySelectorAll<HTMLElement>('a[href]') ?? [])];
    const isTyping = event.target instanceof HTMLInputElement;
    const present = links.findIndex((link) => link.parentElement?.contains(document.activeElement));
    const step = STEPS[event.key];
    const first = groups[0]?.agencies[0];
    if (event.key === 'Escape') onClose();
    else if (event.key === 'Enter' && isTyping) {
      if (first && text.trim() !== '' && !event.repeat) choose(first, event.ctrlKey || event.metaKey);
    } else if (step === undefined) return;
    else if (present + step < 0) panel.current?.querySelector('input')?.focus();
    else links[Math.min(present + step, links.length - 1)]?.focus();
    event.preventDefault();
  };
  // Tab beyond its end closes it; a click beside it does that by itself.
  const onBlur = ({ relatedTarget }: FocusEvent) => {
    const isInside = panel.current?.contains(relatedTarget) ?? false;
    if (relatedTarget instanceof Element && !isInside && !relatedTarget.closest(ANCHOR)) onClose();
  };

  return (
    <>
      <ReturnFocus />
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- what its fields and links don't do with a key, it does */}
      <div
        ref={panel}
        role="dialog"
        aria-label="Switch agency"
        className="agency-switcher"
        style={place}
        onKeyDown={onKeyDown}
        onBlur={onBlur}
      >
        <input
          type="search"
          className="agency-switcher__filter"
          aria-label="Filter agencies"
          placeholder="Name or abbreviation"
          autoComplete="off"
          spellCheck={false}
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
        {failure !== null && <CallFailure failure={cause} title={failure} />}
        {error !== undefined && (
          <CallFailure failure={asFailure(error)} title={listText('Agencies')} kind="warning" />
        )}
        <div className="agency-switcher__groups">
          {groups.map(({ title, agencies }) => (
            <AgencyGroup
              key={title}
              title={title}
              agencies={agencies}
              pinned={pinned}
              hrefOf={({ abbreviation }) => samePageOf(row, abbreviation)}
              onChoose={choose}
              onPin={setPinned}
            />
          ))}
        </div>
        <p role="status" className="agency-switcher__status">
          {opening !== null
            ? `Opening ${opening}…`
            : isLoading
              ? 'Loading…'
              : groups.length === 0 && `No agency matches “${text.trim()}”`}
        </p>
      </div>
    </>
  );
}

function placeBelow() {
  const { left, bottom } = document.querySelector(ANCHOR)?.getBoundingClientRect() ?? { left: 0, bottom: 0 };
  return { left: Math.max(Math.min(left, window.innerWidth - WIDTH - 8), 8), top: bottom + 6 };
}
