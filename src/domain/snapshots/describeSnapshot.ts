import { formatTime, formatUtcTimestamp } from '../dates';
import { getRegionName } from '../regions';
import { type Snapshot } from './snapshot';

/** For example `your snapshot of 11/20/2026 15:04:09`. */
export function describeKept({ takenAt }: Snapshot): string {
  return `your snapshot of ${formatTime(takenAt)}`;
}

/** For example `the file of Australia, METRO, 11/20/2026 05:04:09 UTC`: who opens it can be in another time zone. */
export function describeFile({ region, agency, takenAt }: Snapshot): string {
  const time = formatUtcTimestamp(new Date(takenAt).toISOString()) ?? '';
  return `the file of ${getRegionName(region)}, ${agency}, ${time}`;
}

/**
 * A text for each file, given the newest first. Files of the same agency and second have the same text, so the later ones
 * of them have a number.
 */
export function describeFiles(files: readonly Snapshot[]): readonly string[] {
  const counts = new Map<string, number>();
  const texts = files.toReversed().map((file) => {
    const text = describeFile(file);
    const count = (counts.get(text) ?? 0) + 1;
    counts.set(text, count);
    return count === 1 ? text : `${text} (${count})`;
  });
  return texts.reverse();
}
