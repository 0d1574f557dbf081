import { useMemo } from 'react';
import { isSameAgency } from '@/domain/agencyKey';
import { formatTime } from '@/domain/dates';
import { type Application } from '@/domain/entities/application';
import { formatApplication } from '@/domain/features/applications';
import { countChanges } from '@/domain/features/featureChanges';
import {
  compareFeaturesSnapshot,
  type FeaturesComparison,
  type FeaturesReading,
} from '@/domain/snapshots/compareFeaturesSnapshot';
import { describeFile, describeKept } from '@/domain/snapshots/describeSnapshot';
import { type FeaturesContent, type Snapshot } from '@/domain/snapshots/snapshot';
import { formatCount } from '@/lib/text/formatCount';
import { selectRegion } from '@/session/auth/sessionSlice';
import { usePortalSelector } from '@/session/hooks';
import { SnapshotPanel } from '@/shared/snapshots/SnapshotPanel';
import { useSnapshot } from '@/shared/snapshots/useSnapshot';
import { type useApplications } from '../useApplications';
import { type useUnsentSwitches } from '../useUnsentSwitches';
import { FeatureDifferences } from './FeatureDifferences';
import { useFeaturesReading } from './useFeaturesReading';
import { useRevertSwitches } from './useRevertSwitches';

interface Props {
  agency: string;
  applications: ReturnType<typeof useApplications>;
  unsentSwitches: ReturnType<typeof useUnsentSwitches>;
  isOpen: boolean;
  setIsOpen: (isOpen: boolean) => void;
  /** Opens the switches of an application. */
  onOpenApplication: (application: Application) => void;
}

/** The features of an agency's applications as they were, and what differs now (decision 143). */
export function FeaturesSnapshot(props: Props) {
  const { agency, isOpen, setIsOpen } = props;
  const { reading, readAll, progress, count, readAt } = useFeaturesReading(agency);
  const snapshot = useSnapshot({
    kind: 'features',
    agency,
    readAll,
    hasNoDifference,
    onFound: () => setIsOpen(true),
  });
  const { note, canRevert, revert } = useRevertSwitches(props);
  const region = usePortalSelector(selectRegion);
  const { reference, isFromFile, wasComparisonRequested } = snapshot;
  const isReady = isOpen && wasComparisonRequested && progress === null;
  const comparison = useMemo(
    () => (reference && reading && isReady ? compareFeaturesSnapshot(reference.content, reading) : null),
    [reference, reading, isReady],
  );
  if (!isOpen) return null;
  const hasAllApplications = reading?.hasAllApplications === true;
  const source = reference && (isFromFile ? describeFile(reference) : describeKept(reference));
  const isOwn = reference !== null && isSameAgency(reference, { region, agency });
  return (
    <SnapshotPanel
      kind="features"
      snapshot={snapshot}
      partCountText={count === null ? 'all applications' : countApplications(count)}
      progress={progress}
      unread={listUnread(reading)}
      summary={comparison && summarize(comparison, hasAllApplications, source ?? '')}
      notes={
        <>
          {comparison && (
            <p className="snapshot__note">
              Compared: {countApplications(comparison.applicationCount)}
              {readAt !== null && `, read at ${formatTime(readAt)}`}.
            </p>
          )}
          {isReady && reference && !reading && (
            <p className="error-text">The applications could not be read: nothing was compared.</p>
          )}
          {comparison && comparison.notCompared.length > 0 && (
            <p className="error-text">
              Could not be read, and not compared: {comparison.notCompared.map(formatApplication).join(', ')}
            </p>
          )}
          {comparison && !hasAllApplications && (
            <p className="error-text">
              The list of applications could not be read completely: other applications were not compared.
            </p>
          )}
          {note !== null && (
            <p role="alert" className="error-text">
              {note}
            </p>
          )}
        </>
      }
      onClose={() => setIsOpen(false)}
    >
      {comparison && comparison.differences.length > 0 && (
        <FeatureDifferences
          differences={comparison.differences}
          isOwn={isOwn}
          canRevert={(difference) => isOwn && canRevert(difference)}
          onRevert={revert}
        />
      )}
    </SnapshotPanel>
  );
}

function hasNoDifference(snapshot: Snapshot<'features'>, content: FeaturesContent): boolean {
  const columns = content.applications.map(({ application, active }) => ({
    application,
    status: 'read' as const,
    active: new Set(active),
  }));
  return (
    compareFeaturesSnapshot(snapshot.content, { columns, hasAllApplications: true }).differences.length === 0
  );
}

function listUnread(reading: FeaturesReading | null): string {
  const unread = reading?.columns.filter(({ status }) => status !== 'read') ?? [];
  return unread.length === 0
    ? 'the complete list of applications'
    : unread.map(({ application }) => formatApplication(application)).join(', ');
}

/** Never 'no difference' where an application could not be read. */
function summarize(
  { differences, notCompared }: FeaturesComparison,
  hasAllApplications: boolean,
  source: string,
): string {
  const { length: count } = differences;
  if (count > 0) {
    const compared = differences.filter(({ status }) => status !== 'notListed');
    const features = compared.reduce((sum, { changes }) => sum + countChanges(changes), 0);
    const verb = count === 1 ? 'differs' : 'differ';
    const featuresText = features > 0 ? ` (${formatCount(features, 'feature', 'features')})` : '';
    return `${countApplications(count)} ${verb} from ${source}${featuresText}`;
  }
  return hasAllApplications && notCompared.length === 0
    ? `No application differs from ${source}`
    : `Not all applications could be compared with ${source}`;
}

function countApplications(count: number): string {
  return formatCount(count, 'application', 'applications');
}
