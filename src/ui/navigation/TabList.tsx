import { type KeyboardEvent, type ReactNode, type Ref, useImperativeHandle, useRef } from 'react';
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
  /** The content of the active tab. */
  children: ReactNode;
}

/** Arrow keys only move the focus: a tab loads a list, so it is selected by Enter. */
export function TabList<Key extends string>(props: Props<Key>) {
  const { ref, label, tabs, activeKey, onSelect, children } = props;
  const buttonsRef = useRef(new Map<Key, HTMLButtonElement>());
  const focusTab = (key: Key | undefined) => {
    if (key !== undefined) buttonsRef.current.get(key)?.focus();
  };
  useImperativeHandle(ref, () => ({ focusTab }));
  const onKeyDown = (event: KeyboardEvent) => {
    const focusedIndex = tabs.findIndex(({ key }) => buttonsRef.current.get(key) === document.activeElement);
    const targetIndex = findTargetIndex(event.key, focusedIndex, tabs.length);
    if (targetIndex === undefined) return;
    event.preventDefault();
    focusTab(tabs[targetIndex]?.key);
  };
  return (
    <div className="tab-list">
      <div role="tablist" aria-label={label} tabIndex={-1} onKeyDown={onKeyDown}>
        {tabs.map(({ key, title }) => (
          <button
            key={key}
            ref={(button) => {
              if (button) buttonsRef.current.set(key, button);
              return () => void buttonsRef.current.delete(key);
            }}
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
