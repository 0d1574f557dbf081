import { useState } from 'react';
import { type Application } from '@/domain/entities/application';
import { getApplicationKey } from '@/domain/features/applications';

/** The applications of which it is not known which submitted changes were applied. */
export function useUnverifiedApplications() {
  const [keys, setKeys] = useState<readonly string[]>([]);
  return {
    includes: (application: Application) => keys.includes(getApplicationKey(application)),
    add: (application: Application) => setKeys((current) => [...current, getApplicationKey(application)]),
    remove: (application: Application) =>
      setKeys((current) => current.filter((key) => key !== getApplicationKey(application))),
  };
}
