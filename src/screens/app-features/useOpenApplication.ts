import { useCallback, useEffect, useRef } from 'react';
import { type Application } from '@/domain/entities/application';
import { useQueryParams } from '@/ui/navigation/useQueryParams';

/** Leads from the matrix to the switches of an application, or of one feature of it. */
export function useOpenApplication(isMatrix: boolean) {
  const { setParams } = useQueryParams();
  const applicationRef = useRef<HTMLSelectElement>(null);
  const isFocusPendingRef = useRef(false);
  // The cell that had the focus is gone.
  useEffect(() => {
    if (isMatrix || !isFocusPendingRef.current) return;
    isFocusPendingRef.current = false;
    applicationRef.current?.focus();
  }, [isMatrix]);
  const openApplication = useCallback(
    ({ name, version, platform }: Application, feature = '') => {
      isFocusPendingRef.current = true;
      setParams({ view: '', application: name, version, platform, search: feature, show: '' }, 'push');
    },
    [setParams],
  );
  return { openApplication, applicationRef };
}
