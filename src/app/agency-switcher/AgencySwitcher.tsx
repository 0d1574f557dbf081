import { type FocusEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { describeListFailure, toFailure } from '@/domain/failures';
import { CallFailure } from '@/shared/errors/CallFailure';
import { RestoreFocus } from '@/ui/focus/RestoreFocus';
import { buildEquivalentPath } from '../command-palette/buildEquivalentPath';
import { type OverlayProps } from '../command-palette/overlayTypes';
import { useFollowCommand } from '../command-palette/useFollowCommand';
import { useCurrentRoute } from '../routing/useCurrentRoute';
import { AgencyGroup } from './AgencyGroup';
import { useAgencyGroups } from './useAgencyGroups';
import { type AgencyOption } from './useAgencyOptions';
import '../command-palette/AgencySwitcher.css';

const ARROW_STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };
/** The breadcrumb's switch button, below which the popup opens. */
const ANCHOR_SELECTOR = '[data-switcher-anchor]';
/** Pixels; the width must be the same as in AgencySwitcher.css. */
const POPUP_WIDTH = 340;
const WINDOW_MARGIN = 8;
const ANCHOR_GAP = 6;

/** A popup below the agency in the top bar that opens the same page of another agency. */
export function AgencySwitcher({ onClose }: OverlayProps) {
  const { route } = useCurrentRoute();
  const panelRef = useRef<HTMLDivElement>(null);
  const [text, setText] = useState('');
  const { groups, pinned, isLoading, error, setPinned } = useAgencyGroups(text);
  const { follow, openingAgency, failureTitle, failure } = useFollowCommand(onClose);
  const [position] = useState(positionBelowAnchor);

  // Focuses the filter at first, and when the focused row was removed, for example by unpinning it.
  useEffect(() => {
    if (!panelRef.current?.contains(document.activeElement))
      panelRef.current?.querySelector('input')?.focus();
  }, [groups]);
  useEffect(() => {
    const anchor = document.querySelector(ANCHOR_SELECTOR);
    anchor?.setAttribute('aria-expanded', 'true');
    return () => anchor?.setAttribute('aria-expanded', 'false');
  }, []);
  useEffect(() => {
    const onPress = ({ target }: PointerEvent) => {
      const isInside = target instanceof Element && target.closest(`.agency-switcher, ${ANCHOR_SELECTOR}`);
      if (!isInside) onClose();
    };
    document.addEventListener('pointerdown', onPress);
    return () => document.removeEventListener('pointerdown', onPress);
  }, [onClose]);

  const goToAgency = ({ abbreviation, id }: AgencyOption, inNewTab: boolean) =>
    follow({ to: buildEquivalentPath(route, abbreviation), agency: { abbreviation, id } }, inNewTab);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    const links = [...(panelRef.current?.querySelectorAll<HTMLElement>('a[href]') ?? [])];
    const isTyping = event.target instanceof HTMLInputElement;
    // -1 while the filter has the focus.
    const currentIndex = links.findIndex((link) => link.parentElement?.contains(document.activeElement));
    const step = ARROW_STEPS[event.key];
    const firstAgency = groups[0]?.agencies[0];
    if (event.key === 'Escape') onClose();
    else if (event.key === 'Enter' && isTyping) {
      // Without a typed text, the first agency is not one that the operator searched for.
      if (firstAgency && text.trim() !== '' && !event.repeat)
        goToAgency(firstAgency, event.ctrlKey || event.metaKey);
    } else if (step === undefined) return;
    else if (currentIndex + step < 0) panelRef.current?.querySelector('input')?.focus();
    else links[Math.min(currentIndex + step, links.length - 1)]?.focus();
    event.preventDefault();
  };
  // Tab outside closes the popup; `onPress` handles a click outside.
  const onBlur = ({ relatedTarget }: FocusEvent) => {
    const isInside = panelRef.current?.contains(relatedTarget) ?? false;
    if (relatedTarget instanceof Element && !isInside && !relatedTarget.closest(ANCHOR_SELECTOR)) onClose();
  };

  return (
    <>
      <RestoreFocus />
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the dialog handles keys that its fields and links do not handle */}
      <div
        ref={panelRef}
        role="dialog"
        aria-label="Switch agency"
        className="agency-switcher"
        style={position}
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
        {failureTitle !== null && <CallFailure failure={failure} title={failureTitle} />}
        {error !== undefined && (
          <CallFailure failure={toFailure(error)} title={describeListFailure('Agencies')} kind="warning" />
        )}
        <div className="agency-switcher__groups">
          {groups.map(({ title, agencies }) => (
            <AgencyGroup
              key={title}
              title={title}
              agencies={agencies}
              pinned={pinned}
              buildHref={({ abbreviation }) => buildEquivalentPath(route, abbreviation)}
              onSelect={goToAgency}
              onPin={setPinned}
            />
          ))}
        </div>
        <p role="status" className="agency-switcher__status">
          {openingAgency !== null
            ? `Opening ${openingAgency}…`
            : isLoading
              ? 'Loading…'
              : groups.length === 0 && `No agency matches “${text.trim()}”`}
        </p>
      </div>
    </>
  );
}

function positionBelowAnchor() {
  const { left, bottom } = document.querySelector(ANCHOR_SELECTOR)?.getBoundingClientRect() ?? {
    left: 0,
    bottom: 0,
  };
  const maxLeft = window.innerWidth - POPUP_WIDTH - WINDOW_MARGIN;
  return { left: Math.max(Math.min(left, maxLeft), WINDOW_MARGIN), top: bottom + ANCHOR_GAP };
}
