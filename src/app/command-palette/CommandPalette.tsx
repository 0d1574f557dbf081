import { type KeyboardEvent, useId, useMemo, useState } from 'react';
import { formatCount } from '@/lib/text/formatCount';
import { usePortalSelector } from '@/session/hooks';
import { selectPreferences } from '@/session/preferences/preferencesSlice';
import { addUnread, type UnreadAgencies } from '@/shared/agencies/describeAgencies';
import { OpenAgencyFailure } from '@/shared/agencies/OpenAgencyFailure';
import { Popup } from '@/ui/overlay/Popup';
import { AgencyAlerts } from '../agency-switcher/AgencyAlerts';
import { useAgencyOptions } from '../agency-switcher/useAgencyOptions';
import { ARROW_STEPS } from '../overlays/arrowSteps';
import { type OverlayName } from '../overlays/overlayTypes';
import { useFollowCommand } from '../overlays/useFollowCommand';
import { isPaletteKey } from '../shortcuts/listenForShortcutKeys';
import {
  addRiderSearches,
  type Command,
  findCommands,
  getHitKey,
  type HitGroup,
  type SearchHit,
} from './commands';
import { SearchResults } from './SearchResults';
import { useCommands } from './useCommands';
import { useRiderSearches } from './useRiderSearches';
import './CommandPalette.css';

interface Props {
  onClose: () => void;
  /** Opens another overlay in place of the palette. */
  onOpen: (name: OverlayName) => void;
  /** The text in the field, which may have been typed before the palette was there. */
  searchText: string;
  onSearchTextChange: (text: string) => void;
  /** Called before the command runs. Its sign-in may still fail. */
  onCommandChosen: (command: Command) => void;
}

/** A dialog that searches pages, agencies and the current page's actions. It opens with Ctrl/Cmd+K. */
export function CommandPalette({
  onClose,
  onOpen,
  searchText: text,
  onSearchTextChange,
  onCommandChosen,
}: Props) {
  const id = useId();
  const options = useAgencyOptions(text);
  const { agencies, storedAbbreviations, list } = options;
  const { unread } = list;
  // The searches among riders also wait for the rest of a long list. `options.isLoading` does not cover the rest, because
  // the status text names it in any case.
  const mayFindMoreAgencies = options.isLoading || unread?.isLoading === true;
  const commands = useCommands(agencies, storedAbbreviations.recent, onOpen);
  const riderSearches = useRiderSearches(text, storedAbbreviations.recent);
  const groups = useMemo(
    () => addRiderSearches(findCommands(commands, text), text, riderSearches, { mayFindMoreAgencies }),
    [commands, text, riderSearches, mayFindMoreAgencies],
  );
  const allHits = useMemo(() => groups.flatMap(({ hits }) => hits), [groups]);
  const showsShortcutKeys = usePortalSelector((state) => selectPreferences(state).letterShortcuts);
  const { follow, openingText, ...openFailure } = useFollowCommand(onClose);
  const onSelect = (hit: SearchHit, inNewTab: boolean) => {
    onCommandChosen(hit);
    follow(hit, inNewTab);
  };
  const [activeKey, setActiveKey] = useState<string | null>(null);
  const activeIndex = Math.max(
    allHits.findIndex((hit) => getHitKey(hit) === activeKey),
    0,
  );
  const activeId = allHits.length === 0 ? undefined : `${id}-${activeIndex}`;

  const onKey = (event: KeyboardEvent): boolean => {
    const hasModifier = event.ctrlKey || event.metaKey;
    const step = ARROW_STEPS[event.key];
    const hit = allHits[activeIndex];
    const isTyping = event.target instanceof HTMLInputElement;
    if (isPaletteKey(event, isTyping)) {
      // Held down, it opened the palette.
      if (!event.repeat) onClose();
    }
    // The buttons of a failure have their own Enter.
    else if (!isTyping) return false;
    else if (step !== undefined) {
      const next = allHits[(activeIndex + step + allHits.length) % allHits.length];
      setActiveKey(next ? getHitKey(next) : null);
    } else if (event.key === 'Enter') {
      if (hit && !event.repeat) onSelect(hit, hasModifier);
    } else return false;
    return true;
  };

  return (
    <Popup label="Command palette" onClose={onClose} onKey={onKey}>
      <input
        className="command-palette__input"
        type="text"
        role="combobox"
        aria-label="Rider, agency, page or action"
        aria-expanded="true"
        aria-controls={`${id}-results`}
        aria-autocomplete="list"
        aria-activedescendant={activeId}
        autoComplete="off"
        spellCheck={false}
        placeholder="Rider, agency, page or action"
        value={text}
        onChange={(event) => {
          onSearchTextChange(event.target.value);
          setActiveKey(null);
        }}
      />
      <OpenAgencyFailure {...openFailure} />
      <AgencyAlerts list={list} />
      <SearchResults
        id={id}
        groups={groups}
        activeIndex={activeIndex}
        showsShortcutKeys={showsShortcutKeys}
        onHighlight={(hit) => setActiveKey(getHitKey(hit))}
        onSelect={onSelect}
      />
      <div className="popup__footer command-palette__footer">
        <span role="status">
          {openingText ?? describeStatus({ groups, text, unread, isLoading: options.isLoading })}
        </span>
        <span aria-hidden="true" className="command-palette__keys">
          <kbd>↑↓</kbd> <kbd>Enter</kbd> opens <kbd>Ctrl Enter</kbd> in a new tab <kbd>Esc</kbd> closes
        </span>
      </div>
    </Popup>
  );
}

interface SearchStatus {
  groups: readonly HitGroup[];
  text: string;
  unread: UnreadAgencies | null;
  isLoading: boolean;
}

function describeStatus({ groups, text, unread, isLoading }: SearchStatus): string {
  if (text.trim() === '') return '';
  if (groups.length === 0 && isLoading) return 'Loading…';
  const result = describeResult(groups, text.trim(), unread);
  return unread ? addUnread(result, unread) : result;
}

function describeResult(groups: SearchStatus['groups'], text: string, unread: UnreadAgencies | null): string {
  if (groups.every(({ group }) => group === 'Riders')) {
    if (unread?.readCount === 0) return `No page matches “${text}”`;
    return `No page or agency matches “${text}”`;
  }
  // The searches among riders are offers, not results.
  const results = groups.filter(({ group }) => group !== 'Riders');
  const count = results.reduce((sum, { matchCount }) => sum + matchCount, 0);
  const shownCount = results.reduce((sum, { hits }) => sum + hits.length, 0);
  const result = formatCount(count, 'result', 'results');
  return shownCount < count ? `${shownCount} of ${result}` : result;
}
