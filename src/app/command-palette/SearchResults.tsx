import { type MouseEvent, type ReactNode } from 'react';
import { HighlightedText } from '@/ui/data/HighlightedText';
import { Icon } from '@/ui/icons/Icon';
import { Anchor } from '@/ui/navigation/Anchor';
import { handleLinkClick } from '@/ui/navigation/handleLinkClick';
import { getHitKey, type HitGroup, type SearchHit } from './commands';

interface Props {
  /** Prefix of the element ids. */
  id: string;
  groups: readonly HitGroup[];
  /** Index over all groups of the option that Enter selects. */
  activeIndex: number;
  /** Whether the commands have keyboard shortcuts, which the operator can switch off. */
  showsShortcutKeys: boolean;
  onHighlight: (hit: SearchHit) => void;
  onSelect: (hit: SearchHit, inNewTab: boolean) => void;
}

/** The search hits as a listbox. The focus stays in the search field above. */
export function SearchResults({ id, groups, activeIndex, showsShortcutKeys, onHighlight, onSelect }: Props) {
  const getFirstIndex = (index: number) =>
    groups.slice(0, index).reduce((sum, { hits }) => sum + hits.length, 0);
  return (
    <div role="listbox" id={`${id}-results`} aria-label="Results" className="command-palette__results">
      {groups.map(({ group, hits }, groupIndex) => (
        <div key={group} role="group" aria-labelledby={`${id}-group-${groupIndex}`}>
          <div
            id={`${id}-group-${groupIndex}`}
            role="presentation"
            className="command-palette__group group-title"
          >
            {group}
          </div>
          {hits.map((hit, index) => (
            <ResultOption
              key={getHitKey(hit)}
              id={`${id}-${getFirstIndex(groupIndex) + index}`}
              hit={hit}
              isActive={getFirstIndex(groupIndex) + index === activeIndex}
              showsShortcutKeys={showsShortcutKeys}
              onHighlight={onHighlight}
              onSelect={onSelect}
            />
          ))}
        </div>
      ))}
    </div>
  );
}

interface ResultOptionProps extends Pick<Props, 'id' | 'showsShortcutKeys' | 'onHighlight' | 'onSelect'> {
  hit: SearchHit;
  isActive: boolean;
}

/** A ref callback, called when the option becomes the active one. */
function scrollIntoView(option: HTMLElement | null): void {
  option?.scrollIntoView({ block: 'nearest' });
}

function ResultOption({
  id,
  hit,
  isActive,
  showsShortcutKeys,
  onHighlight,
  onSelect,
}: ResultOptionProps): ReactNode {
  const { icon, label, hint, keys, to, labelHighlights, hintHighlights } = hit;
  const select = (event: MouseEvent) => handleLinkClick(event, (inNewTab) => onSelect(hit, inNewTab));
  const sharedProps = {
    ref: isActive ? scrollIntoView : null,
    id,
    role: 'option',
    'aria-selected': isActive,
    tabIndex: -1,
    className: 'command-palette__option',
    // Without this, a click would take the focus from the search field.
    onMouseDown: (event: MouseEvent) => event.preventDefault(),
    onMouseMove: () => (isActive ? undefined : onHighlight(hit)),
    onClick: select,
    onAuxClick: select,
  };
  const content = (
    <>
      <Icon name={icon} />
      <span className="popup__text command-palette__label">
        <HighlightedText text={label} ranges={labelHighlights} />
      </span>
      {hint !== undefined && (
        <span className="popup__hint command-palette__hint">
          <HighlightedText text={hint} ranges={hintHighlights} />
        </span>
      )}
      {showsShortcutKeys && (
        <span aria-hidden="true" className="command-palette__option-keys">
          {keys?.split(' ').map((key) => (
            <kbd key={key}>{key}</kbd>
          ))}
        </span>
      )}
    </>
  );
  return to === undefined ? (
    <button type="button" {...sharedProps}>
      {content}
    </button>
  ) : (
    <Anchor to={to} {...sharedProps}>
      {content}
    </Anchor>
  );
}
