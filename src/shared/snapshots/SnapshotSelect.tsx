import { describeFiles, describeKept } from '@/domain/snapshots/describeSnapshot';
import { type SnapshotKind } from '@/domain/snapshots/snapshot';
import { NativeSelect } from '@/ui/form/NativeSelect';
import { type SnapshotControl } from './useSnapshot';

/** Chooses what the agency is compared with, after a file was opened. */
export function SnapshotSelect<Kind extends SnapshotKind>({ snapshot }: { snapshot: SnapshotControl<Kind> }) {
  const { kept, opened, reference, isFromFile, choose } = snapshot;
  if (opened.length === 0) return null;
  return (
    <label className="snapshot__select">
      <span>Compare with</span>
      <NativeSelect
        value={isFromFile && reference ? opened.indexOf(reference) : 'kept'}
        onChange={({ target }) => choose(opened[Number(target.value)] ?? null)}
      >
        {(kept !== null || !isFromFile) && (
          <option value="kept">{kept ? describeKept(kept) : 'nothing'}</option>
        )}
        {describeFiles(opened).map((text, index) => (
          <option key={text} value={index}>
            {text}
          </option>
        ))}
      </NativeSelect>
    </label>
  );
}
