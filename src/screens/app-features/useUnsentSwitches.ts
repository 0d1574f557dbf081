import { useCallback, useMemo, useState } from 'react';
import { type Application } from '@/domain/entities/application';
import { getApplicationKey } from '@/domain/features/applications';
import { countChanges, diffFeatures } from '@/domain/features/featureChanges';
import { type FeatureStates } from '@/domain/features/featureStates';

/** Maps an application's key to the unsent states of its switches. */
export type UnsentSwitches = ReadonlyMap<string, FeatureStates>;

const NO_STATES: FeatureStates = new Map();
const NO_FEATURES: ReadonlySet<string> = new Set();

/**
 * Holds the unsent switch states of each application, so that selecting another application keeps them. The changes
 * are the states that differ from the active features. `activeNames` is undefined until the features are loaded, and
 * uncertain while they are read again, or when they are empty after a 404: that can come from a proxy while the service
 * is down.
 */
export function useUnsentSwitches(
  application: Application | null,
  activeNames: ReadonlySet<string> | undefined,
  areActiveNamesUncertain: boolean,
) {
  const [statesByKey, setStatesByKey] = useState<UnsentSwitches>(new Map());
  const selectedKey = application && getApplicationKey(application);
  const selectedStates = (selectedKey !== null && statesByKey.get(selectedKey)) || NO_STATES;
  const changes = useMemo(
    () => (activeNames ? diffFeatures(activeNames, selectedStates) : null),
    [activeNames, selectedStates],
  );

  const updateStates = useCallback(
    (applicationKey: string, change: (states: FeatureStates) => FeatureStates) => {
      setStatesByKey((current) => {
        const next = new Map(current);
        const nextStates = change(current.get(applicationKey) ?? NO_STATES);
        if (nextStates.size === 0) next.delete(applicationKey);
        else next.set(applicationKey, nextStates);
        return next;
      });
    },
    [],
  );

  const forgetStates = useCallback(
    (target: Application, isForgotten: (name: string, isOn: boolean) => boolean) =>
      updateStates(
        getApplicationKey(target),
        (states) => new Map([...states].filter(([name, isOn]) => !isForgotten(name, isOn))),
      ),
    [updateStates],
  );
  // A switch that somebody else has set alike is no change any more, also after another application was selected.
  if (!areActiveNamesUncertain && application && changes && countChanges(changes) < selectedStates.size)
    forgetStates(application, (name, isOn) => activeNames?.has(name) === isOn);

  const hasUnsentInSelected =
    changes && !areActiveNamesUncertain ? countChanges(changes) > 0 : selectedStates.size > 0;

  return {
    allStates: statesByKey,
    replaceAllStates: setStatesByKey,
    changes: changes ?? { added: [], removed: [] },
    hasUnsentInSelected,
    /** Whether the given application, selected or not, has unsent changes. */
    hasUnsentSwitches: (target: Application) =>
      getApplicationKey(target) === selectedKey
        ? hasUnsentInSelected
        : statesByKey.has(getApplicationKey(target)),
    /** Whether this application is not the selected one and has unsent changes. */
    isOtherUnsent: (other: Application) =>
      getApplicationKey(other) !== selectedKey && statesByKey.has(getApplicationKey(other)),
    /** Whether anything is unsent but these switches of the given application. */
    hasUnsentExcept: (target: Application, excepted: FeatureStates) =>
      [...statesByKey].some(
        ([key, states]) =>
          key !== getApplicationKey(target) ||
          [...states].some(([name, isOn]) => excepted.get(name) !== isOn),
      ),
    /** Whether an application other than the selected one has unsent changes. */
    hasUnsentInOthers: [...statesByKey.keys()].some((key) => key !== selectedKey),
    isOn: (name: string) => selectedStates.get(name) ?? (activeNames ?? NO_FEATURES).has(name),
    /** Sets one switch of the selected application. One that is set back is no longer unsent. */
    setFeature: useCallback(
      (name: string, isOn: boolean) => {
        if (selectedKey === null) return;
        updateStates(selectedKey, (states) => {
          const next = new Map(states);
          if (activeNames?.has(name) === isOn) next.delete(name);
          else next.set(name, isOn);
          return next;
        });
      },
      [selectedKey, activeNames, updateStates],
    ),
    /** Sets switches of any application. */
    setFeatures: useCallback(
      (target: Application, changed: FeatureStates) =>
        updateStates(getApplicationKey(target), (states) => new Map([...states, ...changed])),
      [updateStates],
    ),
    /** Forgets these switches of an application, but not those that the operator has set otherwise meanwhile. */
    forgetFeatures: useCallback(
      (target: Application, forgotten: FeatureStates) =>
        forgetStates(target, (name, isOn) => forgotten.get(name) === isOn),
      [forgetStates],
    ),
  };
}
