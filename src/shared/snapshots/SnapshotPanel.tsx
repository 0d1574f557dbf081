import Button from 'antd/es/button';
import { type ReactNode, useRef } from 'react';
import { describeFile, describeKept } from '@/domain/snapshots/describeSnapshot';
import { type SnapshotKind } from '@/domain/snapshots/snapshot';
import { capitalize } from '@/lib/text/capitalize';
import { usePortalSelector } from '@/session/hooks';
import { Icon } from '@/ui/icons/Icon';
import { SnapshotChoices } from './SnapshotChoices';
import { SnapshotFileButtons } from './SnapshotFileButtons';
import { SnapshotSelect } from './SnapshotSelect';
import { type SnapshotControl } from './useSnapshot';

interface Props<Kind extends SnapshotKind> {
  kind: Kind;
  snapshot: SnapshotControl<Kind>;
  /** For example `6 categories`. */
  parts: string;
  /** What is being read, as `3 of 6 categories`; empty before that is known, null when nothing is. */
  progress: string | null;
  /** What differs; null until it was compared. */
  summary: string | null;
  /** The names of what could not be read. */
  unread: string;
  /** What was compared and when, what was not, and what could not be put back. */
  notes: ReactNode;
  onClose: () => void;
  /** The list of differences. */
  children: ReactNode;
}

/** The snapshot of an agency's rules or features, and what differs from it. */
export function SnapshotPanel<Kind extends SnapshotKind>(props: Props<Kind>) {
  const { kind, snapshot, parts, progress, summary, unread, notes, onClose, children } = props;
  const { kept, compared, isFile, isCompared, isNotKept, replaced } = snapshot;
  const isStored = usePortalSelector(({ fleet }) => fleet?.isStorageWorking !== false);
  const isReading = progress !== null;
  const keepRef = useRef<HTMLButtonElement>(null);
  return (
    <section className="snapshot card" aria-label="Snapshot">
      <div className="snapshot__head">
        <strong role="status" className="snapshot__summary">
          {isReading
            ? `Reading… ${progress}`.trim()
            : (summary ??
              (compared
                ? capitalize(isFile ? describeFile(compared) : describeKept(compared))
                : 'No snapshot is kept'))}
        </strong>
        {compared && (
          // Not `disabled`: the pressed button keeps the focus.
          <Button
            size="small"
            aria-disabled={isReading}
            onClick={() => !isReading && void snapshot.compare()}
          >
            {isCompared ? 'Compare again' : `Compare ${parts}`}
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
              // This button will be removed.
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
      {isNotKept && !isReading && (
        <p role="alert" className="error-text">
          Nothing was kept: {unread} could not be read.
        </p>
      )}
      {kept && !isStored && (
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
              snapshot.takeBack();
            }}
          >
            Take it back
          </Button>
        </p>
      )}
      {!compared && !isReading && (
        <p className="snapshot__note">
          “Keep as it is” reads {parts}, and keeps the values to compare with later.
        </p>
      )}
      {notes}
      {children}
      <SnapshotChoices snapshot={snapshot} parts={parts} />
    </section>
  );
}
