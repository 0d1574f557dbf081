import { type RefObject, useEffect, useRef, useSyncExternalStore } from 'react';

/** A button, link or field of the current page that the command palette offers. */
interface PageAction {
  label: string;
  run: () => void;
}

export const FOCUS_FILTER_LABEL = 'Focus the filter';

let pageActions: readonly PageAction[] = [];
const listeners = new Set<() => void>();

/** Adds an element to the command palette. Returns a ref for it; running the action focuses and clicks it. */
export function usePageAction<Target extends { focus: () => void; click?: () => void }>(
  label: string,
  isDisabled = false,
): RefObject<Target | null> {
  const ref = useRef<Target>(null);
  useEffect(() => {
    if (isDisabled) return undefined;
    const run = () => {
      // A dialog that the click opens returns the focus to the focused element when it closes.
      ref.current?.focus();
      ref.current?.click?.();
    };
    const action = { label, run };
    setPageActions([...pageActions, action]);
    return () => setPageActions(pageActions.filter((other) => other !== action));
  }, [label, isDisabled]);
  return ref;
}

export function usePageActions(): readonly PageAction[] {
  return useSyncExternalStore(subscribe, () => pageActions);
}

export function focusPageFilter(): void {
  pageActions.find(({ label }) => label === FOCUS_FILTER_LABEL)?.run();
}

function setPageActions(actions: readonly PageAction[]): void {
  pageActions = actions;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
