import { useMemo } from 'react';
import { type Application } from '@/domain/entities/application';
import { formatApplication } from '@/domain/features/applications';
import { countChanges } from '@/domain/features/featureChanges';
import { compareFeaturesSnapshot, type FeaturesComparison } from '@/domain/snapshots/compareFeaturesSnapshot';
import { type FeaturesContent, type Snapshot } from '@/domain/snapshots/snapshot';
import { formatCount } from '@/lib/text/formatCount';
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
  const current = useFeaturesReading(agency);
  const { reading, readAll, progress } = current;
  const snapshot = useSnapshot({
    kind: 'features',
    agency,
    readAll,
    hasNoDifference,
    onFound: () => setIsOpen(true),
  });
  const { reference, isOwn, wasComparisonRequested } = snapshot;
  const isReady = isOpen && wasComparisonRequested && progress === null;
  const comparison = useMemo(
    () => (reference && reading && isReady ? compareFeaturesSnapshot(reference.content, reading) : null),
    [reference, reading, isReady],
  );
  const { note, openedText, describeObstacle, revert } = useRevertSwitches(props);
  if (!isOpen) return null;
  const unread = reading?.columns.filter(({ status }) => status !== 'read') ?? [];
  return (
    <SnapshotPanel
      kind="features"
      snapshot={snapshot}
      current={current}
      result={
        comparison && {
          differences: comparison.differences,
          detail: describeFeatures(comparison.differences),
          compared: formatCount(comparison.applicationCount, 'application', 'applications'),
          notCompared: comparison.notCompared.map(formatApplication),
          hasAllParts: reading?.hasAllApplications === true,
        }
      }
      unread={unread.map(({ application }) => formatApplication(application))}
      notes={
        <>
          {openedText !== null && (
            <p role="status" className="snapshot__note">
              {openedText}
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
          describeObstacle={describeObstacle}
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

/** The number of features that differ; those of an application that is not listed now are not read. */
function describeFeatures(differences: FeaturesComparison['differences']): string {
  const count = differences
    .filter(({ status }) => status !== 'notListed')
    .reduce((sum, { changes }) => sum + countChanges(changes), 0);
  return count > 0 ? ` (${formatCount(count, 'feature', 'features')})` : '';
}
