import { useCallback, useRef } from 'react';
import { type FeatureSubset, isInSubset } from './useFeatureFilter';

interface Options {
  subset: FeatureSubset;
  activeNames: ReadonlySet<string> | undefined;
  setFeature: (name: string, isOn: boolean) => void;
}

/** Sets a feature's switch. A switch that leaves the subset with its change gives the focus to the button of the subset. */
export function useFeatureSwitch({ subset, activeNames, setFeature }: Options) {
  const subsetButtonRef = useRef<HTMLButtonElement>(null);
  const onSwitch = useCallback(
    (name: string, isOn: boolean) => {
      setFeature(name, isOn);
      const isStaying = isInSubset(name, subset, { activeNames: activeNames ?? new Set(), isOn: () => isOn });
      if (!isStaying) subsetButtonRef.current?.focus();
    },
    [setFeature, subset, activeNames],
  );
  return { onSwitch, subsetButtonRef };
}
