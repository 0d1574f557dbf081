import { type KeyboardEvent, type ReactNode, type Ref, useImperativeHandle, useRef } from 'react';
import { usePageAction } from '../focus/usePageAction';
import './TabList.css';

/** Methods of the tabs for their parent. */
export interface TabListHandle<Key extends string> {
  focusTab: (key: Key) => void;
}

interface Props<Key extends string> {
  ref?: Ref<TabListHandle<Key>>;
  /** Names the tabs for screen readers. */
  label: string;
  tabs: readonly { key: Key; title: string }[];
  activeKey: Key;
  onSelect: (key: Key) => void;
  /** Whether selecting the active tab leads somewhere, because something else is in its place. */
  isActiveReplaced?: boolean;
  /** The content of the active tab. */
  children: ReactNode;
}

/** Arrow keys only move the focus: a tab loads a list, so it is selected by Enter. */
export function TabList<Key extends string>(props: Props<Key>) {
  const { ref, label, tabs, activeKey, onSelect, isActiveReplaced = false, children } = props;
  const listRef = useRef<HTMLDivElement>(null);
  const listButtons = () => [...(listRef.current?.children ?? [])] as HTMLElement[];
  useImperativeHandle(ref, () => ({
    focusTab: (key) => listButtons()[tabs.findIndex((tab) => tab.key === key)]?.focus(),
  }));
  const onKeyDown = (event: KeyboardEvent) => {
    // With these, the browser uses the arrow keys itself: Alt+← is Back.
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const buttons = listButtons();
    const focusedIndex = buttons.findIndex((button) => button === document.activeElement);
    const targetIndex = findTargetIndex(event.key, focusedIndex, buttons.length);
    if (targetIndex === undefined) return;
    event.preventDefault();
    buttons[targetIndex]?.focus();
  };
  return (
    <div className="tab-list">
      <div ref={listRef} role="tablist" aria-label={label} tabIndex={-1} onKeyDown={onKeyDown}>
        {tabs.map(({ key, title }) => (
          <Tab
            key={key}
            id={`tab-${key}`}
            title={title}
            isActive={key === activeKey}
            isOffered={key !== activeKey || isActiveReplaced}
            onSelect={() => onSelect(key)}
          />
        ))}
      </div>
      <div role="tabpanel" id="tab-panel" aria-labelledby={`tab-${activeKey}`} className="tab-list__panel">
        {children}
      </div>
    </div>
  );
}

interface TabProps {
  id: string;
  title: string;
  isActive: boolean;
  /** Whether the command palette has it. */
  isOffered: boolean;
  onSelect: () => void;
}

function Tab({ id, title, isActive, isOffered, onSelect }: TabProps) {
  return (
    <button
      ref={usePageAction<HTMLButtonElement>(isOffered && title, 'Tab')}
      type="button"
      role="tab"
      id={id}
      aria-controls="tab-panel"
      aria-selected={isActive}
      tabIndex={isActive ? 0 : -1}
      className="tab-list__tab"
      onClick={onSelect}
    >
      {title}
    </button>
  );
}

function findTargetIndex(key: string, focusedIndex: number, count: number): number | undefined {
  if (key === 'ArrowRight') return (focusedIndex + 1) % count;
  if (key === 'ArrowLeft') return (focusedIndex - 1 + count) % count;
  if (key === 'Home') return 0;
  return key === 'End' ? count - 1 : undefined;
}
