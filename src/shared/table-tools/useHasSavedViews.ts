import { useState } from 'react';
import { usePortalSelector } from '@/session/hooks';
import { safeLocalStorage } from '@/session/storage/safeStorage';
import { SAVED_VIEWS_STORAGE_KEY } from '@/session/storage/storageKeys';

/** Whether a list has saved views. The storage says so before their code has loaded, so that the table does not move. */
export function useHasSavedViews(table: string): boolean {
  const [isStored] = useState(
    () => safeLocalStorage.read(SAVED_VIEWS_STORAGE_KEY)?.includes(`"table":"${table}"`) === true,
  );
  return usePortalSelector(({ savedViews }) =>
    savedViews?.isLoaded ? savedViews.views.some((view) => view.table === table) : isStored,
  );
}
