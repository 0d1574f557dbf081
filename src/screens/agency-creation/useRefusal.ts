import { useMemo, useRef } from 'react';
import { agencyFieldTexts, type AgencyField } from '../../domain/failureTexts/agencyCreation';
import { type Failure } from '../../domain/failures';
import { type AgencyCreationValues } from './agencyCreationSchema';

/**
 * What the platform said of single fields, for Formik's `validate`: it stands at its field until the value changes or
 * the form is submitted again, whatever else is validated meanwhile.
 */
export function useRefusal() {
  const sent = useRef<AgencyCreationValues | null>(null);
  const texts = useRef<Partial<Record<AgencyField, string>>>({});
  return useMemo(
    () => ({
      send: (values: AgencyCreationValues) => {
        sent.current = values;
        texts.current = {};
      },
      remember: (failure: Failure) => {
        texts.current = agencyFieldTexts(failure);
      },
      validate: (values: AgencyCreationValues) =>
        Object.fromEntries(
          Object.entries(texts.current).filter(
            ([field]) => sent.current?.[field as AgencyField] === values[field as AgencyField],
          ),
        ),
    }),
    [],
  );
}
