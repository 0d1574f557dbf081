import { type Region } from '@/domain/regions';
import { isRecord } from '@/lib/isRecord';
import { safeLocalStorage } from '../storage/safeStorage';
import { AGENCY_NAMES_STORAGE_KEY } from '../storage/storageKeys';

/** The name of an agency that Home has shown in this browser; null for none. */
export function readAgencyName(region: Region, abbreviation: string): string | null {
  const names = readNames(region);
  // An abbreviation can be `constructor`, too.
  const name = Object.hasOwn(names, abbreviation) ? names[abbreviation] : null;
  return typeof name === 'string' ? name : null;
}

export function storeAgencyName(region: Region, abbreviation: string, name: string): void {
  safeLocalStorage.writeEntry(AGENCY_NAMES_STORAGE_KEY, {
    ...safeLocalStorage.readEntry(AGENCY_NAMES_STORAGE_KEY),
    [region]: { ...readNames(region), [abbreviation]: name },
  });
}

function readNames(region: Region): Record<string, unknown> {
  const names = safeLocalStorage.readEntry(AGENCY_NAMES_STORAGE_KEY)?.[region];
  return isRecord(names) ? names : {};
}
