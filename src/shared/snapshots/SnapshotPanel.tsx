import Button from 'antd/es/button';
import { type ReactNode, type RefObject, useRef } from 'react';
import { formatTime } from '@/domain/dates';
import { describeFile, describeKept } from '@/domain/snapshots/describeSnapshot';
import { type SnapshotKind } from '@/domain/snapshots/snapshot';
import { capitalize } from '@/lib/text/capitalize';
import { formatCount } from '@/lib/text/formatCount';
import { Icon } from '@/ui/icons/Icon';
import { SnapshotChoices } from './SnapshotChoices';
import { SnapshotFileButtons } from './SnapshotFileButtons';
import { SnapshotSelect } from './SnapshotSelect';
import { type ComparisonResult, SNAPSHOT_NOUNS, summarizeComparison } from './summarizeComparison';
import { type FreshReading, type Progress } from './useFreshQueries';
import { type SnapshotControl } from './useSnapshot';

interface Props<Kind extends SnapshotKind> {
  kind: Kind;
  snapshot: SnapshotControl<Kind>;
  /** The agency's values of now. */
  current: FreshReading<unknown, unknown>;
  /** Null until the snapshot was compared. */
  result: ComparisonResult | null;
  /** The names of the categories or applications that could not be read. */
  unread: readonly string[];
  /** Further notes, for example on values that could not be put back. */
  notes: ReactNode;
  /** Gets the summary, which can be focused. */
  summaryRef?: RefObject<HTMLElement | null>;
  onClose: () => void;
  /** The list of differences. */
  children: ReactNode;
}

/** The snapshot of an agency's rules or features, and what differs from it. */
export function SnapshotPanel<Kind extends SnapshotKind>(props: Props<Kind>) {
  const { kind, snapshot, current, result, unread, notes, summaryRef, onClose, children } = props;
  const { reading, progress, count, readAt } = current;
  const { kept, reference, isFromFile, wasComparisonRequested, hasKeepFailed, replaced, hasSaveFailed } =
    snapshot;
  const isReading = progress !== null;
  const { part, parts, others } = SNAPSHOT_NOUNS[kind];
  const partCountText = count === null ? `all ${parts}` : formatCount(count, part, parts);
  const source = reference && (isFromFile ? describeFile(reference) : describeKept(reference));
  const keepRef = useRef<HTMLButtonElement>(null);
  return (
    <section className="snapshot card" aria-label="Snapshot">
      <div className="button-row">
        <strong ref={summaryRef} tabIndex={-1} role="status" className="snapshot__summary">
          {isReading
            ? describeProgress(progress, parts)
            : source === null
              ? 'No snapshot is kept'
              : result
                ? summarizeComparison(kind, result, source)
                : capitalize(source)}
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
          Nothing was kept: {unread.join(', ') || `the complete list of ${parts}`} could not be read.
        </p>
      )}
      {hasSaveFailed && (
        <p className="error-text">
          This browser’s storage is full or blocked:{' '}
          {kept
            ? 'the snapshot is gone after a reload. Save it as a file.'
            : 'the snapshot could not be removed, and is back after a reload.'}
        </p>
      )}
      {replaced && !isReading && (
        <p className="snapshot__note">
          {/* The removal that has failed is named above. */}
          {(kept || !hasSaveFailed) && `${kept ? 'Replaced' : 'Removed'}: ${describeKept(replaced)}. `}
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
      {result && (
        <p className="snapshot__note">
          Compared: {result.compared}
          {readAt !== null && `, read at ${formatTime(readAt)}`}.
        </p>
      )}
      {result && result.notCompared.length > 0 && (
        <p className="error-text">Could not be read, and not compared: {result.notCompared.join(', ')}</p>
      )}
      {result && !result.hasAllParts && (
        <p className="error-text">
          The list of {parts} could not be read completely: {others} were not compared.
        </p>
      )}
      {reference && wasComparisonRequested && !isReading && !reading && (
        <p className="error-text">The {parts} could not be read: nothing was compared.</p>
      )}
      {notes}
      {children}
      <SnapshotChoices snapshot={snapshot} partCountText={partCountText} />
    </section>
  );
}

function describeProgress({ done, total }: Progress, parts: string): string {
  return total === null ? 'Reading…' : `Reading… ${done} of ${total} ${parts}`;
}
