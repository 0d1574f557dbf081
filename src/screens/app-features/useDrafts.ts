import { useCallback, useMemo, useState } from 'react';
import { type Application } from '@/domain/entities/application';
import { countChanges, type FeatureChanges, featureChanges } from '@/domain/featureChanges';

type Wanted = ReadonlyMap<string, boolean>;

/** By application, the features that are wanted on or off. */
export type Drafts = ReadonlyMap<string, Wanted>;

const NONE: Wanted = new Map();
const NOTHING_ON: ReadonlySet<string> = new Set();

function keyOf({ name, version, platform }: Application): string {
  return JSON.stringify([name, version, platform]);
}

/**
 * Switches that were moved and not sent, per application, so that selecting another loses none of them. Only what is
 * wanted is kept: what is changed follows from what is on, so that what has landed is no change any more.
 */
export function useDrafts(application: Application | null, active: ReadonlySet<string> | undefined) {
  const [drafts, setDrafts] = useState<Drafts>(new Map());
  const key = application && keyOf(application);
  const wanted = (key !== null && drafts.get(key)) || NONE;
  const changes = useMemo(() => (active ? featureChanges(active, wanted) : null), [active, wanted]);

  const update = useCallback((of: string, toWanted: (present: Wanted) => Wanted) => {
    setDrafts((present) => {
      const next = new Map(present);
      const draft = toWanted(present.get(of) ?? NONE);
      if (draft.size === 0) next.delete(of);
      else next.set(of, draft);
      return next;
    });
  }, []);

  const hasUnsent = changes ? countChanges(changes) > 0 : wanted.size > 0;

  return {
    all: drafts,
    replaceAll: setDrafts,
    changes: changes ?? { added: [], removed: [] },
    hasUnsent,
    /** Whether an application has switches moved, selected or not. */
    isUnsentOf: (of: Application) => (keyOf(of) === key ? hasUnsent : drafts.has(keyOf(of))),
    /** Applications besides the selected one that have switches moved. */
    isUnsentFor: (other: Application) => keyOf(other) !== key && drafts.has(keyOf(other)),
    isUnsentElsewhere: [...drafts.keys()].some((other) => other !== key),
    isOn: (name: string) => wanted.get(name) ?? (active ?? NOTHING_ON).has(name),
    /** Moves a switch; moving it back leaves no trace. */
    set: useCallback(
      (name: string, isOn: boolean) => {
        if (key === null) return;
        update(key, (present) => {
          const next = new Map(present);
          if (active?.has(name) === isOn) next.delete(name);
          else next.set(name, isOn);
          return next;
        });
      },
      [key, active, update],
    ),
    /** Moves switches of an application, whichever is selected. */
    want: useCallback(
      (of: Application, changed: Wanted) => update(keyOf(of), (present) => new Map([...present, ...changed])),
      [update],
    ),
    /** Keeps of an application's draft what is still missing. */
    keepOnly: useCallback(
      (of: Application, { added, removed }: FeatureChanges) => {
        const left = new Set([...added, ...removed]);
        update(keyOf(of), (present) => new Map([...present].filter(([name]) => left.has(name))));
      },
      [update],
    ),
  };
}
