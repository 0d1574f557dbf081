import { agencyFieldTexts, type AgencyField } from '../../domain/failureTexts/agencyCreation';
import { type Failure } from '../../domain/failures';
import { type AgencyCreationValues } from './agencyCreationSchema';

/**
 * What the platform said of single fields, as a rule of the form: it stands at its field until the value changes or
 * the form is submitted again, whatever else is validated meanwhile.
 */
export function createRefusal() {
  let texts: Partial<Record<AgencyField, string>> = {};
  let sent: AgencyCreationValues | null = null;
  const isAsSent = (values: AgencyCreationValues, field: string) =>
    sent?.[field as AgencyField] === values[field as AgencyField];
  return {
    remember: (failure: Failure, values: AgencyCreationValues) => {
      texts = agencyFieldTexts(failure);
      sent = values;
    },
    forget: () => {
      texts = {};
    },
    validate: (values: AgencyCreationValues) =>
      Object.fromEntries(Object.entries(texts).filter(([field]) => isAsSent(values, field))),
  };
}
