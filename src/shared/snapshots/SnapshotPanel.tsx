import Button from 'antd/es/button';
import { type ReactNode, type RefObject, useRef } from 'react';
import { describeFile, describeKept } from '@/domain/snapshots/describeSnapshot';
import { type SnapshotKind } from '@/domain/snapshots/snapshot';
import { capitalize } from '@/lib/text/capitalize';
import { usePortalSelector } from '@/session/hooks';
import { Icon } from '@/ui/icons/Icon';
import { selectHasSaveFailed } from './selectSnapshots';
import { SnapshotChoices } from './SnapshotChoices';
import { SnapshotFileButtons } from './SnapshotFileButtons';
import { SnapshotSelect } from './SnapshotSelect';
import { type Progress } from './useFreshQueries';
import { type SnapshotControl } from './useSnapshot';

interface Props<Kind extends SnapshotKind> {
  kind: Kind;
  snapshot: SnapshotControl<Kind>;
  /** For example `6 categories`. */
  partCountText: string;
  /** Null when nothing is being read. */
  progress: Progress | null;
  /** A summary of the differences; null until the snapshot was compared. */
  summary: string | null;
  /** The names of what could not be read. */
  unread: string;
  /** Notes on the compared parts and their time, on missing parts, and on values that could not be put back. */
  notes: ReactNode;
  /** Gets the summary, which can be focused. */
  summaryRef?: RefObject<HTMLElement | null>;
  onClose: () => void;
  /** The list of differences. */
  children: ReactNode;
}

/** The snapshot of an agency's rules or features, and what differs from it. */
export function SnapshotPanel<Kind extends SnapshotKind>(props: Props<Kind>) {
  const { kind, snapshot, partCountText, progress, summary, unread, notes, onClose, children } = props;
  const { summaryRef } = props;
  const { kept, reference, isFromFile, wasComparisonRequested, hasKeepFailed, replaced } = snapshot;
  const hasSaveFailed = usePortalSelector((state) => kept !== null && selectHasSaveFailed(state, kept));
  const isReading = progress !== null;
  const keepRef = useRef<HTMLButtonElement>(null);
  return (
    <section className="snapshot card" aria-label="Snapshot">
      <div className="snapshot__head">
        <strong ref={summaryRef} tabIndex={-1} role="status" className="snapshot__summary">
          {isReading
            ? describeProgress(progress, kind)
            : (summary ??
              (reference
                ? capitalize(isFromFile ? describeFile(reference) : describeKept(reference))
                : 'No snapshot is kept'))}
        </strong>
        {reference && (
          // Not `disabled`: the pressed button keeps the focus.
          <Button
            size="small"
            aria-disabled={isReading}
            onClick={() => !isReading && void snapshot.compare()}
          >
            {wasComparisonRequested ? 'Compare again' : `Compare ${partCountText}`}
          </Button>
        )}
        <Button
          ref={keepRef}
          size="small"
          aria-disabled={isReading}
          onClick={() => !isReading && void snapshot.keep()}
        >
          Keep as it is
        </Button>
        <SnapshotFileButtons kind={kind} snapshot={snapshot} />
        {kept && (
          <Button
            size="small"
            disabled={isReading}
            onClick={() => {
              // The pressed button will be removed.
              keepRef.current?.focus();
              snapshot.forget();
            }}
          >
            Forget
          </Button>
        )}
        <button type="button" className="snapshot__close" aria-label="Close the snapshot" onClick={onClose}>
          <Icon name="close" />
        </button>
      </div>
      <SnapshotSelect snapshot={snapshot} />
      {hasKeepFailed && !isReading && (
        <p role="alert" className="error-text">
          Nothing was kept: {unread} could not be read.
        </p>
      )}
      {hasSaveFailed && (
        <p className="error-text">
          This browser’s storage is full or blocked: the snapshot is gone after a reload. Save it as a file.
        </p>
      )}
      {replaced && !isReading && (
        <p className="snapshot__note">
          {kept ? 'Replaced' : 'Removed'}: {describeKept(replaced)}.{' '}
          <Button
            size="small"
            onClick={() => {
              keepRef.current?.focus();
              snapshot.restoreReplaced();
            }}
          >
            Take it back
          </Button>
        </p>
      )}
      {!reference && !isReading && (
        <p className="snapshot__note">
          “Keep as it is” reads {partCountText}, and keeps the values to compare with later.
        </p>
      )}
      {notes}
      {children}
      <SnapshotChoices snapshot={snapshot} partCountText={partCountText} />
    </section>
  );
}

const PART_NOUNS: Readonly<Record<SnapshotKind, string>> = { rules: 'categories', features: 'applications' };

function describeProgress({ done, total }: Progress, kind: SnapshotKind): string {
  return total === null ? 'Reading…' : `Reading… ${done} of ${total} ${PART_NOUNS[kind]}`;
}
