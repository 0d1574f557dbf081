import { useCallback, useMemo, useState } from 'react';
import { type Application } from '@/domain/entities/application';
import { countChanges, diffFeatures, type FeatureChanges } from '@/domain/featureChanges';

/** Maps a feature's name to whether the feature should be on. */
type SwitchStates = ReadonlyMap<string, boolean>;

/** Maps an application's key to the unsent states of its switches. */
export type Drafts = ReadonlyMap<string, SwitchStates>;

const NO_STATES: SwitchStates = new Map();
const NO_FEATURES: ReadonlySet<string> = new Set();

function getApplicationKey({ name, version, platform }: Application): string {
  return JSON.stringify([name, version, platform]);
}

/**
 * Stores the unsent switch states of each application, so that selecting another application keeps them. The changes
 * are the states that differ from the active features. `activeNames` is undefined until the features are loaded.
 */
export function useFeatureDrafts(
  application: Application | null,
  activeNames: ReadonlySet<string> | undefined,
) {
  const [drafts, setDrafts] = useState<Drafts>(new Map());
  const selectedKey = application && getApplicationKey(application);
  const draft = (selectedKey !== null && drafts.get(selectedKey)) || NO_STATES;
  const changes = useMemo(
    () => (activeNames ? diffFeatures(activeNames, draft) : null),
    [activeNames, draft],
  );

  const updateDraft = useCallback((applicationKey: string, change: (draft: SwitchStates) => SwitchStates) => {
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
    allDrafts: drafts,
    replaceDrafts: setDrafts,
    changes: changes ?? { added: [], removed: [] },
    isSelectedUnsent,
    hasUnsentSwitches: (target: Application) =>
      getApplicationKey(target) === selectedKey ? isSelectedUnsent : drafts.has(getApplicationKey(target)),
    /** Whether an application other than the selected one has unsent changes. */
    isOtherUnsent: (other: Application) =>
      getApplicationKey(other) !== selectedKey && drafts.has(getApplicationKey(other)),
    hasOtherUnsent: [...drafts.keys()].some((otherKey) => otherKey !== selectedKey),
    isOn: (name: string) => draft.get(name) ?? (activeNames ?? NO_FEATURES).has(name),
    /** Sets one switch of the selected application. A switch that is set back is removed from the draft. */
    setFeature: useCallback(
      (name: string, isOn: boolean) => {
        if (selectedKey === null) return;
        updateDraft(selectedKey, (states) => {
          const next = new Map(states);
          if (activeNames?.has(name) === isOn) next.delete(name);
          else next.set(name, isOn);
          return next;
        });
      },
      [selectedKey, activeNames, updateDraft],
    ),
    /** Sets switches of any application. */
    setFeatures: useCallback(
      (target: Application, changed: SwitchStates) =>
        updateDraft(getApplicationKey(target), (states) => new Map([...states, ...changed])),
      [updateDraft],
    ),
    /** Removes all switches from an application's draft except those of the given changes, which are missing. */
    retainMissingChanges: useCallback(
      (target: Application, { added, removed }: FeatureChanges) => {
        const missingNames = new Set([...added, ...removed]);
        updateDraft(
          getApplicationKey(target),
          (states) => new Map([...states].filter(([name]) => missingNames.has(name))),
        );
      },
      [updateDraft],
    ),
  };
}
