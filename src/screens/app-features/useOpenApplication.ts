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
  const openedRef = useRef<{ application: Application; feature: string }>(null);
  useEffect(() => {
    // The cell or the dialog that had the focus is gone.
    const isFocusLost = document.activeElement === document.body;
    if (wasMatrixRef.current && !isMatrix && isFocusLost) applicationRef.current?.focus();
    wasMatrixRef.current = isMatrix;
  }, [isMatrix]);
  useEffect(() => {
    const opened = openedRef.current;
    // Another application was chosen meanwhile.
    if (opened && selected && !isSameApplication(opened.application, selected)) openedRef.current = null;
  }, [selected]);
  const openApplication = useCallback(
    (application: Application, feature = '') => {
      const { name, version, platform } = application;
      openedRef.current = { application, feature };
      setParams({ view: '', application: name, version, platform, search: feature, show: '' }, 'push');
    },
    [setParams],
  );
  /** Returns whether the switch of this feature, which has just been rendered, gets the focus. */
  const takeFocus = useCallback(
    (feature: string): boolean => {
      const opened = openedRef.current;
      if (!selected || opened?.feature !== feature || !isSameApplication(opened.application, selected))
        return false;
      openedRef.current = null;
      // The operator may have gone on while the features were read.
      const { activeElement } = document;
      return activeElement === document.body || activeElement === applicationRef.current;
    },
    [selected],
  );
  return { openApplication, takeFocus, applicationRef };
}
