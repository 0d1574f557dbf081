import { type Configuration } from '@/domain/configuration';
import { type Region } from '@/domain/regions';

/** The origin of a region's backend, which issues its tokens; null when `/index.json` has no URL for the region. */
export function selectBackendOrigin(
  { configuration }: { configuration: Configuration },
  region: Region,
): string | null {
  const url = configuration.backends[region];
  return url === null ? null : new URL(url).origin;
}
