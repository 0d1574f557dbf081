import { array, boolean, object, string } from 'yup';
import { isAbbreviation } from '@/domain/paths';
import { type ChoiceList, type Choices } from './useAgencyChoices';

/** The form's values: what is chosen is kept as the choice's text, and converted by `toPayload`. */
export interface AgencyCreationValues {
  name: string;
  abbreviation: string;
  measurement: string;
  timezone: string;
  country_code: string;
  featuresets: { featureset_id: string; enabled: boolean }[];
}

export const ABBREVIATION_HINT = 'Use only letters, digits, “_” and “-”, at most 64 characters';

/** The rules of an agency's creation (specification 5), on the lists that its choices come from. */
export function agencyCreationSchema({ timeZones, countries, featuresets }: Choices) {
  return object({
    name: string().trim().required('Name is required'),
    abbreviation: string()
      .trim()
      .required('Abbreviation is required')
      .test('abbreviation', ABBREVIATION_HINT, (text) => isAbbreviation(text)),
    measurement: string().oneOf(['imperial', 'metric'], 'Choose Imperial or Metric').required(),
    timezone: listedNumber(timeZones, 'Timezone'),
    country_code: listedNumber(countries, 'Country'),
    featuresets: array(
      object({ featureset_id: listedNumber(featuresets, 'Feature set'), enabled: boolean().required() }),
    )
      .min(1, 'An agency has at least one feature set')
      .test('once', (rows = [], context) => {
        const ids = rows.map(({ featureset_id }) => featureset_id);
        const second = ids.findIndex((id, index) => ids.indexOf(id) < index);
        if (second < 0) return true;
        return context.createError({
          path: `featuresets[${second}].featureset_id`,
          message: 'This feature set is in the list already',
        });
      }),
  });
}

/** The number of one of the list's choices: what is not in sight can't be meant (decision 21). */
function listedNumber({ choices, status }: ChoiceList, label: string) {
  return string()
    .required(`${label} is required`)
    .matches(/^[1-9]\d*$/, `${label} must be a whole number of at least 1`)
    .test('listed', (value, context) => {
      if (choices.some((choice) => choice.value === value)) return true;
      return context.createError({ message: `${label} ${value} ${UNLISTED_REASONS[status]}` });
    });
}

const UNLISTED_REASONS: Readonly<Record<ChoiceList['status'], string>> = {
  loading: 'cannot be checked yet: the list is still loading',
  incomplete: 'is not in the part of the list that could be loaded',
  complete: 'is not in the list',
};
