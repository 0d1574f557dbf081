import { type MouseEvent, type ReactNode } from 'react';
import { type EntryGroup, type Found } from './entries';
import { Marked } from './Marked';

interface Props {
  /** What the ids of list, groups and options begin with. */
  id: string;
  groups: readonly { group: EntryGroup; found: readonly Found[] }[];
  /** The option that Enter chooses, counted over all groups. */
  active: number;
  onPoint: (entry: Found) => void;
  onChoose: (entry: Found, inNewTab: boolean) => void;
}

/** What answers to the typed text, as a list of choices; the focus stays in the field above it. */
export function Results({ id, groups, active, onPoint, onChoose }: Props) {
  const firstOf = (index: number) => groups.slice(0, index).reduce((sum, { found }) => sum + found.length, 0);
  return (
    <div role="listbox" id={`${id}-results`} aria-label="Results" className="palette__results">
      {groups.map(({ group, found }, at) => (
        <div key={group} role="group" aria-labelledby={`${id}-group-${at}`}>
          <div id={`${id}-group-${at}`} role="presentation" className="palette__group">
            {group}
          </div>
          {found.map((entry, index) => (
            <Option
              key={entry.to ?? entry.label}
              id={`${id}-${firstOf(at) + index}`}
              entry={entry}
              isActive={firstOf(at) + index === active}
              onPoint={onPoint}
              onChoose={onChoose}
            />
          ))}
        </div>
      ))}
    </div>
  );
}

interface OptionProps extends Pick<Props, 'id' | 'onPoint' | 'onChoose'> {
  entry: Found;
  isActive: boolean;
}

function Option({ id, entry, isActive, onPoint, onChoose }: OptionProps): ReactNode {
  const { label, note, to, marks, noteMarks } = entry;
  const choose = (event: MouseEvent) => {
    if (event.button > 1) return;
    event.preventDefault();
    onChoose(entry, event.button === 1 || event.ctrlKey || event.metaKey || event.shiftKey);
  };
  const common = {
    id,
    role: 'option',
    'aria-selected': isActive,
    tabIndex: -1,
    className: 'palette__option',
    // The field keeps the focus.
    onMouseDown: (event: MouseEvent) => event.preventDefault(),
    onMouseMove: () => (isActive ? undefined : onPoint(entry)),
    onClick: choose,
    onAuxClick: choose,
  };
  const content = (
    <>
      <span className="palette__label">
        <Marked text={label} marks={marks} />
      </span>
      {note !== undefined && (
        <span className="palette__note">
          <Marked text={note} marks={noteMarks} />
        </span>
      )}
    </>
  );
  return to === undefined ? (
    <button type="button" {...common}>
      {content}
    </button>
  ) : (
    <a href={to} {...common}>
      {content}
    </a>
  );
}
