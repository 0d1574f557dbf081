import { useState, useSyncExternalStore } from 'react';
import { hasUnsavedForm, subscribeToUnsavedForms } from '@/ui/overlay/unsavedForms';
import { Notice } from './Notice';
import { useNewBuild } from './useNewBuild';

/** Says that the server has a newer build of the portal, but not while a form has unsaved changes. */
export function NewBuildNotice() {
  const isNewer = useNewBuild();
  const isFormUnsaved = useSyncExternalStore(subscribeToUnsavedForms, hasUnsavedForm);
  const [isDismissed, setIsDismissed] = useState(false);
  if (!isNewer || isFormUnsaved || isDismissed) return null;
  return (
    <Notice title="A new version is ready" actionLabel="Dismiss" onAction={() => setIsDismissed(true)}>
      Reload the page when you have finished.
    </Notice>
  );
}
