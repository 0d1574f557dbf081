import { useState } from 'react';
import { SESSION_NAME } from '@/session/noticesSlice';
import { Notice } from './Notice';

/** Can be closed, until something else can't be stored. */
export function UnsavedNotice({ names }: { names: readonly string[] }) {
  const [dismissedNames, setDismissedNames] = useState<readonly string[]>([]);
  if (names.every((name) => dismissedNames.includes(name))) return null;
  const isSessionSaved = !names.includes(SESSION_NAME);
  const otherNames = names.filter((name) => name !== SESSION_NAME);
  return (
    <Notice
      title={isSessionSaved ? 'Not everything is saved' : 'Your session is not saved'}
      actionLabel="Dismiss"
      onAction={() => setDismissedNames(names)}
    >
      The browser’s storage is blocked or full: reloading the page{' '}
      {[
        !isSessionSaved && 'signs you out',
        otherNames.length > 0 && `loses what is new in ${otherNames.join(', ')}`,
      ]
        .filter(Boolean)
        .join(', and ')}
      .
    </Notice>
  );
}
