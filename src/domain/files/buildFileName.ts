import { formatFileTime } from '@/lib/text/formatFileTime';
import { getRegionSlug, type Region } from '../regions';

export type FileExtension = 'csv' | 'json' | 'txt';
/** The type of a file's content follows from its extension. */
export type FileName = `${string}.${FileExtension}`;

interface FileSubject {
  baseName: string;
  region: Region;
  /** Null for a file of the region. */
  agency: string | null;
  /** Whether rows are missing, or may be missing, for example because they could not be read. */
  isPartial?: boolean;
  extension: FileExtension;
}

/** `riders_us-east_CBTA_2026-11-21T14-05-09Z.csv`, with `_partial` before the dot if the file is partial. */
export function buildFileName(
  { baseName, region, agency, isPartial, extension }: FileSubject,
  time: number,
): FileName {
  const parts = [baseName, getRegionSlug(region), agency, formatFileTime(time), isPartial && 'partial'];
  return `${parts.filter(Boolean).join('_')}.${extension}`;
}
