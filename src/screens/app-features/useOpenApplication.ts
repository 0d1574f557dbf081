import { useCallback, useEffect, useRef } from 'react';
import { type Application } from '@/domain/entities/application';
import { isSameApplication } from '@/domain/features/applications';
import { useQueryParams } from '@/ui/navigation/useQueryParams';

/** Leads from the matrix to the switches of an application, or to that of one feature of it. */
export function useOpenApplication(isMatrix: boolean, selected: Application | null) {
  const { setParams } = useQueryParams();
  const applicationRef = useRef<HTMLSelectElement>(null);
  const wasMatrixRef = useRef(isMatrix);
  /** The feature whose switch gets the focus as soon as it is rendered. */
  const focusRequestRef = useRef<{ application: Application; feature: string }>(null);
  useEffect(() => {
    // The cell or the dialog that had the focus is gone.
    const isFocusLost = document.activeElement === document.body;
    if (wasMatrixRef.current && !isMatrix && isFocusLost) applicationRef.current?.focus();
    wasMatrixRef.current = isMatrix;
  }, [isMatrix]);
  useEffect(() => {
    const request = focusRequestRef.current;
    // Another application was chosen meanwhile.
    if (request && selected && !isSameApplication(request.application, selected))
      focusRequestRef.current = null;
  }, [selected]);
  const openApplication = useCallback(
    (application: Application, feature = '') => {
      const { name, version, platform } = application;
      focusRequestRef.current = { application, feature };
      setParams({ view: '', application: name, version, platform, search: feature, show: '' }, 'push');
    },
    [setParams],
  );
  /** Clears the request for the switch of this feature, which has just been rendered. Returns whether it gets the focus. */
  const consumeFocusRequest = useCallback(
    (feature: string): boolean => {
      const request = focusRequestRef.current;
      if (!selected || request?.feature !== feature || !isSameApplication(request.application, selected))
        return false;
      focusRequestRef.current = null;
      // The operator may have gone on while the features were read.
      const { activeElement } = document;
      return activeElement === document.body || activeElement === applicationRef.current;
    },
    [selected],
  );
  return { openApplication, consumeFocusRequest, applicationRef };
}
