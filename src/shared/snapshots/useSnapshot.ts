import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import { isSameAgency } from '@/domain/agencies/agencyKey';
import {
  isSnapshotOf,
  type Snapshot,
  type SnapshotContents,
  type SnapshotKind,
} from '@/domain/snapshots/snapshot';
import { selectRegion } from '@/session/auth/sessionSlice';
import { usePortalDispatch, usePortalSelector, usePortalStore } from '@/session/hooks';
import { selectStorageOwner } from '../fleet/storage/selectStorage';
import { snapshotVisitChoice } from '../fleet/storage/storageChoices';
import { selectHasSaveFailed, selectKeptSnapshot, selectOpenedSnapshots } from './selectSnapshots';
import { forgetSnapshot, keepSnapshot, loadSnapshot, storeSnapshot } from './snapshotThunks';

interface Options<Kind extends SnapshotKind> {
  kind: Kind;
  agency: string;
  /** Reads everything anew. Null when not all of it could be read, or the page was left. */
  readAll: () => Promise<SnapshotContents[Kind] | null>;
  /** Whether what was read does not differ from a snapshot. */
  hasNoDifference: (snapshot: Snapshot<Kind>, content: SnapshotContents[Kind]) => boolean;
  /** There is a snapshot, or one is kept at each visit. */
  onFound: () => void;
}

/** The snapshot of an agency: what it is compared with, and how it is kept (decision 143). */
export function useSnapshot<Kind extends SnapshotKind>({
  kind,
  agency,
  readAll,
  hasNoDifference,
  onFound,
}: Options<Kind>) {
  const dispatch = usePortalDispatch();
  const { getState } = usePortalStore();
  const kept = usePortalSelector((state) => selectKeptSnapshot(state, kind, agency));
  const hasSaveFailed = usePortalSelector((state) => selectHasSaveFailed(state, { kind, agency }));
  const allOpened = usePortalSelector(selectOpenedSnapshots);
  const opened = allOpened.filter((snapshot) => isSnapshotOf(snapshot, kind));
  const visitKey = `${selectStorageOwner(getState())} ${kind}`;
  const [isVisitKept, setIsVisitKept] = useState(() => snapshotVisitChoice.has(visitKey));
  /** The snapshot of a file that was chosen; null for the kept one. */
  const [chosenFile, setChosenFile] = useState<Snapshot<Kind> | null>(null);
  const [wasComparisonRequested, setWasComparisonRequested] = useState(false);
  const [hasKeepFailed, setHasKeepFailed] = useState(false);
  /** The snapshot that the last press has replaced or removed. */
  const [replaced, setReplaced] = useState<Snapshot<Kind> | null>(null);
  /** The snapshot that the last visit has compared with, and the one kept in its place; null if none was replaced. */
  const [renewed, setRenewed] = useState<{ comparedWith: Snapshot<Kind>; kept: Snapshot<Kind> } | null>(null);
  const readingRef = useRef<ReturnType<typeof readAll> | null>(null);
  /** Joins a read that is under way, because a second one would end it, and with it an attempt to keep. */
  const read = useCallback(() => {
    setHasKeepFailed(false);
    setRenewed(null);
    readingRef.current ??= readAll().finally(() => {
      readingRef.current = null;
    });
    return readingRef.current;
  }, [readAll]);

  const keep = async () => {
    const content = await read();
    if (content === null) return setHasKeepFailed(true);
    setReplaced(kept);
    // A file that was chosen during the read stays.
    setChosenFile((current) => (current === chosenFile ? null : current));
    setWasComparisonRequested(true);
    dispatch(keepSnapshot(kind, agency, content));
  };
  const compare = async () => {
    setWasComparisonRequested(true);
    await read();
  };
  const visit = useCallback(async () => {
    setWasComparisonRequested(true);
    const content = await read();
    const current = selectKeptSnapshot(getState(), kind, agency);
    if (content === null) {
      if (!current) setHasKeepFailed(true);
      return;
    }
    // A snapshot with differences stays until the operator has seen them and stores a new one.
    if (current && !hasNoDifference(current, content)) return;
    dispatch(keepSnapshot(kind, agency, content));
    const latest = selectKeptSnapshot(getState(), kind, agency);
    if (current && latest) setRenewed({ comparedWith: current, kept: latest });
  }, [dispatch, getState, kind, agency, read, hasNoDifference]);
  const onLoaded = useEffectEvent((isFound: boolean) => {
    if (isFound || isVisitKept) onFound();
    if (isVisitKept) void visit();
  });
  useEffect(() => {
    let isCurrent = true;
    void dispatch(loadSnapshot(kind, agency)).then((isFound) => {
      if (isCurrent) onLoaded(isFound);
    });
    return () => {
      isCurrent = false;
    };
  }, [dispatch, kind, agency]);
  const reference = chosenFile ?? (renewed?.kept === kept ? renewed.comparedWith : kept);
  const region = usePortalSelector(selectRegion);
  return {
    kept,
    opened,
    /** The snapshot that the agency is compared with; null for none. After a visit it is the one that was kept before. */
    reference,
    /** Whether it is of this agency, so that its values can be put back. */
    isOwn: reference !== null && isSameAgency(reference, { region, agency }),
    isFromFile: chosenFile !== null,
    /** Whether the comparison was asked for. */
    wasComparisonRequested,
    compare,
    choose: (snapshot: Snapshot<Kind> | null) => {
      setChosenFile(snapshot);
      void compare();
    },
    keep,
    /** Whether the last attempt to keep has failed, because not all could be read. */
    hasKeepFailed,
    forget: () => {
      setReplaced(kept);
      dispatch(forgetSnapshot({ kind, agency }));
    },
    replaced,
    /** Whether a reload undoes what was kept or forgotten last, because the storage has not taken it. */
    hasSaveFailed,
    restoreReplaced: () => {
      if (replaced) dispatch(storeSnapshot(replaced));
      setReplaced(null);
    },
    isVisitKept,
    setIsVisitKept: (isOn: boolean) => {
      snapshotVisitChoice.write(visitKey, isOn);
      // A blocked storage does not take it.
      const isStored = snapshotVisitChoice.has(visitKey);
      setIsVisitKept(isStored);
      if (isStored) void visit();
      return isStored === isOn;
    },
  };
}

export type SnapshotControl<Kind extends SnapshotKind> = ReturnType<typeof useSnapshot<Kind>>;
