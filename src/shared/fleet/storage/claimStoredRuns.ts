import { type FleetRun } from '@/domain/fleet/fleetRun';
import { parseStoredRun } from '@/domain/fleet/parseStoredRun';
import { decompressText } from '@/lib/compressText';
import { parseJson } from '@/lib/json/parseJson';
import { listRuns, type StoredRow, withRows } from './runDatabase';
import { type RestoredRuns } from './storageReducers';

/**
 * Reads an owner's runs. One that cannot be read is removed. A run that is not done belongs to a tab: while that is
 * open, no other one gets the run; then the first one that asks.
 */
export async function claimStoredRuns(
  name: string,
  owner: string,
  { tabId, openTabIds }: { tabId: string; openTabIds: ReadonlySet<string> },
): Promise<RestoredRuns> {
  const found = (await listRuns(name, owner)).filter(
    (run) => !isSnapshotRow(run) && (run.tab === null || !openTabIds.has(run.tab)),
  );
  // Before the transaction, which would end while the browser decompresses.
  const read = await Promise.all(found.map(async (stored) => ({ stored, run: await readRun(stored) })));
  return withRows(name, 'readwrite', async (rows) => {
    const runs: FleetRun[] = [];
    let baselineId: string | null = null;
    for (const { stored, run } of read) {
      const current = await rows.get(stored.id);
      // Meanwhile another tab has taken the run, or removed it.
      if (current?.tab !== stored.tab) continue;
      if (!run) {
        await rows.delete(stored.id);
        continue;
      }
      if (stored.tab !== null) await rows.put({ ...current, tab: tabId });
      if (stored.isBaseline === 1) baselineId = run.id;
      runs.push(run);
    }
    return { runs: runs.sort((a, b) => b.startedAt - a.startedAt), baselineId };
  });
}

function isSnapshotRow({ kind }: StoredRow): boolean {
  return kind.endsWith('Snapshot');
}

/** Undefined when the content is not JSON. */
export async function readContent({ content }: StoredRow): Promise<unknown> {
  return parseJson(typeof content === 'string' ? content : await decompressText(content));
}

/** Null when the run cannot be read. */
async function readRun(stored: StoredRow): Promise<FleetRun | null> {
  try {
    const run = parseStoredRun(await readContent(stored));
    return run?.id === stored.id ? run : null;
  } catch {
    return null;
  }
}
