import { useCallback, useMemo, useState } from 'react';
import { type Application } from '@/domain/entities/application';
import { countChanges, type FeatureChanges, diffFeatures } from '@/domain/featureChanges';

type SwitchStates = ReadonlyMap<string, boolean>;

/** By application, the features that are wanted on or off. */
export type Drafts = ReadonlyMap<string, SwitchStates>;

const NO_STATES: SwitchStates = new Map();
const NO_NAMES: ReadonlySet<string> = new Set();

function getApplicationKey({ name, version, platform }: Application): string {
  return JSON.stringify([name, version, platform]);
}

/**
 * Switches that were moved and not sent, per application, so that selecting another loses none of them. Only what is
 * wanted is kept: what is changed follows from what is on, so that what has landed is no change any more.
 */
export function useFeatureDrafts(application: Application | null, active: ReadonlySet<string> | undefined) {
  const [drafts, setDrafts] = useState<Drafts>(new Map());
  const key = application && getApplicationKey(application);
  const draft = (key !== null && drafts.get(key)) || NO_STATES;
  const changes = useMemo(() => (active ? diffFeatures(active, draft) : null), [active, draft]);

  const update = useCallback((applicationKey: string, change: (draft: SwitchStates) => SwitchStates) => {
    setDrafts((current) => {
      const next = new Map(current);
      const nextDraft = change(current.get(applicationKey) ?? NO_STATES);
      if (nextDraft.size === 0) next.delete(applicationKey);
      else next.set(applicationKey, nextDraft);
      return next;
    });
  }, []);

  const isSelectedUnsent = changes ? countChanges(changes) > 0 : draft.size > 0;

  return {
    all: drafts,
    replaceAll: setDrafts,
    changes: changes ?? { added: [], removed: [] },
    isSelectedUnsent,
    /** Whether an application has switches moved, selected or not. */
    hasUnsentSwitches: (target: Application) =>
      getApplicationKey(target) === key ? isSelectedUnsent : drafts.has(getApplicationKey(target)),
    /** Applications besides the selected one that have switches moved. */
    isOtherUnsent: (other: Application) =>
      getApplicationKey(other) !== key && drafts.has(getApplicationKey(other)),
    hasOtherUnsent: [...drafts.keys()].some((otherKey) => otherKey !== key),
    isOn: (name: string) => draft.get(name) ?? (active ?? NO_NAMES).has(name),
    /** Moves a switch; moving it back leaves no trace. */
    setOne: useCallback(
      (name: string, isOn: boolean) => {
        if (key === null) return;
        update(key, (states) => {
          const next = new Map(states);
          if (active?.has(name) === isOn) next.delete(name);
          else next.set(name, isOn);
          return next;
        });
      },
      [key, active, update],
    ),
    /** Moves switches of an application, whichever is selected. */
    setMany: useCallback(
      (target: Application, changed: SwitchStates) =>
        update(getApplicationKey(target), (states) => new Map([...states, ...changed])),
      [update],
    ),
    /** Keeps of an application's draft what is still missing. */
    retainOnly: useCallback(
      (target: Application, { added, removed }: FeatureChanges) => {
        const missing = new Set([...added, ...removed]);
        update(
          getApplicationKey(target),
          (states) => new Map([...states].filter(([name]) => missing.has(name))),
        );
      },
      [update],
    ),
  };
}
