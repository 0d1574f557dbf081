import { type KeyboardEvent, type ReactNode, useRef } from 'react';
import './TabList.css';

interface Props<Key extends string> {
  /** Names the tabs for screen readers. */
  label: string;
  tabs: readonly { key: Key; title: string }[];
  activeKey: Key;
  onSelect: (key: Key) => void;
  /** The content of the active tab. */
  children: ReactNode;
}

/** Arrow keys only move the focus: a tab loads a list, so it is selected by Enter. */
export function TabList<Key extends string>({ label, tabs, activeKey, onSelect, children }: Props<Key>) {
  const tabListRef = useRef<HTMLDivElement>(null);
  const onKeyDown = (event: KeyboardEvent) => {
    const buttons = [...(tabListRef.current?.querySelectorAll<HTMLElement>('[role="tab"]') ?? [])];
    const focusedIndex = buttons.findIndex((button) => button === document.activeElement);
    const targetIndex = findTargetIndex(event.key, focusedIndex, buttons.length);
    if (targetIndex === undefined) return;
    event.preventDefault();
    buttons[targetIndex]?.focus();
  };
  return (
    <div className="tab-list">
      <div ref={tabListRef} role="tablist" aria-label={label} tabIndex={-1} onKeyDown={onKeyDown}>
        {tabs.map(({ key, title }) => (
          <button
            key={key}
            type="button"
            role="tab"
            id={`tab-${key}`}
            aria-controls="tab-panel"
            aria-selected={key === activeKey}
            tabIndex={key === activeKey ? 0 : -1}
            className="tab-list__tab"
            onClick={() => onSelect(key)}
          >
            {title}
          </button>
        ))}
      </div>
      <div role="tabpanel" id="tab-panel" aria-labelledby={`tab-${activeKey}`} className="tab-list__panel">
        {children}
      </div>
    </div>
  );
}

function findTargetIndex(key: string, focusedIndex: number, count: number): number | undefined {
  if (key === 'ArrowRight') return (focusedIndex + 1) % count;
  if (key === 'ArrowLeft') return (focusedIndex - 1 + count) % count;
  if (key === 'Home') return 0;
  return key === 'End' ? count - 1 : undefined;
}
