import { useCallback, useRef } from 'react';
import { type FeatureFilter, matchesView } from './useFeatureFilter';

interface Options {
  view: FeatureFilter['view'];
  activeNames: ReadonlySet<string> | undefined;
  setFeature: (name: string, isOn: boolean) => void;
}

/** Sets a feature's switch. A switch that leaves the view with its change gives the focus to the button of the view. */
export function useFeatureSwitch({ view, activeNames, setFeature }: Options) {
  const viewRef = useRef<HTMLButtonElement>(null);
  const onSwitch = useCallback(
    (name: string, isOn: boolean) => {
      setFeature(name, isOn);
      const isStaying = matchesView(name, view, { activeNames: activeNames ?? new Set(), isOn: () => isOn });
      if (!isStaying) viewRef.current?.focus();
    },
    [setFeature, view, activeNames],
  );
  return { onSwitch, viewRef };
}
