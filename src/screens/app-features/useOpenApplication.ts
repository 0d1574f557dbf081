import { useCallback, useEffect, useRef } from 'react';
import { type Application } from '@/domain/entities/application';
import { useQueryParams } from '@/ui/navigation/useQueryParams';

/** Leads from the matrix to the switches of an application, or of one feature of it. */
export function useOpenApplication(isMatrix: boolean) {
  const { setParams } = useQueryParams();
  const applicationRef = useRef<HTMLSelectElement>(null);
  const wasMatrixRef = useRef(isMatrix);
  useEffect(() => {
    // The cell or the dialog that had the focus is gone.
    const isFocusLost = document.activeElement === document.body;
    if (wasMatrixRef.current && !isMatrix && isFocusLost) applicationRef.current?.focus();
    wasMatrixRef.current = isMatrix;
  }, [isMatrix]);
  const openApplication = useCallback(
    ({ name, version, platform }: Application, feature = '') => {
      setParams({ view: '', application: name, version, platform, search: feature, show: '' }, 'push');
    },
    [setParams],
  );
  return { openApplication, applicationRef };
}
