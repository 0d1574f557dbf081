import { Link } from 'react-router-dom';
import { buildPath } from '@/domain/paths';
import { type SnapshotKind } from '@/domain/snapshots/snapshot';
import { usePortalSelector } from '@/session/hooks';
import { selectStoresAfterSignOut } from '../fleet/storage/selectStorage';
import { KeepRunsChoice } from '../fleet-ui/KeepRunsChoice';
import { StoredChoice } from '../fleet-ui/StoredChoice';
import { type SnapshotControl } from './useSnapshot';

interface Props<Kind extends SnapshotKind> {
  snapshot: SnapshotControl<Kind>;
  /** The extent of a visit's reading, for example `6 categories`. */
  partCountText: string;
}

/** The choices whether snapshots are stored, and for how long. */
export function SnapshotChoices<Kind extends SnapshotKind>({ snapshot, partCountText }: Props<Kind>) {
  const isOnComputer = usePortalSelector(selectStoresAfterSignOut);
  return (
    <details className="snapshot__choices">
      <summary>What is kept, and for how long</summary>
      <p className="snapshot__note">
        A snapshot has values of configuration only. Persons, email addresses, tokens and keys are not kept,
        and neither is a value that looks like one.{' '}
        {isOnComputer
          ? 'It stays in this browser when you sign out.'
          : 'It is removed when the session ends.'}
      </p>
      <KeepRunsChoice />
      <StoredChoice
        label={`Each time I open this page of an agency: read ${partCountText}, compare, and keep them if nothing differs`}
        isOn={snapshot.isVisitKept}
        onChange={snapshot.setIsVisitKept}
      />
      <p className="snapshot__note">
        <Link to={buildPath('fleet')}>Fleet</Link> lists all that is kept at the end of its page, with “Forget
        all”.
      </p>
    </details>
  );
}
