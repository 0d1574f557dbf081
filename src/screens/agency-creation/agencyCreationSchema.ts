import { array, boolean, object, string } from 'yup';
import { isAbbreviation } from '@/domain/paths';
import { buildNameSchema } from '@/domain/validation/names';
import { type ChoiceList, type ChoiceLists } from './useAgencyChoices';

/** The form's values. Numeric ids are strings here; `toPayload` converts them to numbers. */
export interface AgencyCreationValues {
  name: string;
  abbreviation: string;
  measurement: string;
  timezone: string;
  country_code: string;
  featuresets: { featureset_id: string; enabled: boolean }[];
}

// One line each: a second one would move the pressed Create.
const ABBREVIATION_FORMAT_TEXT = 'Only letters, digits, “_” and “-”, at most 64';
const RESERVED_ABBREVIATION_TEXT = 'Choose another: the portal cannot open this one';

/** The validation rules of a new agency (section 5 of the specification). A choice must be in its loaded list. */
export function buildAgencyCreationSchema({ timeZones, countries, featuresets }: ChoiceLists) {
  return object({
    name: buildNameSchema('Name'),
    abbreviation: string()
      .trim()
      .required('Abbreviation is required')
      .test(
        'abbreviation',
        ({ value }) => (value === '__proto__' ? RESERVED_ABBREVIATION_TEXT : ABBREVIATION_FORMAT_TEXT),
        (text) => isAbbreviation(text),
      ),
    measurement: string().oneOf(['imperial', 'metric'], 'Choose Imperial or Metric').required(),
    timezone: buildListedNumberSchema(timeZones, 'Timezone'),
    country_code: buildListedNumberSchema(countries, 'Country'),
    featuresets: array(
      object({
        featureset_id: buildListedNumberSchema(featuresets, 'Feature set'),
        enabled: boolean().required(),
      }),
    ).min(1, 'An agency has at least one feature set'),
  });
}

/** A number that must be in the loaded list (decision 21). While the list is loading, nothing is sent. */
function buildListedNumberSchema({ options, status }: ChoiceList, label: string) {
  return string()
    .required(`${label} is required`)
    .matches(/^[1-9]\d*$/, `${label} must be a whole number of at least 1`)
    .test('listed', (value, context) => {
      if (status === 'loading' || options.some((option) => option.value === value)) return true;
      return context.createError({ message: `${label} ${value} ${UNLISTED_REASONS[status]}` });
    });
}

const UNLISTED_REASONS = {
  incomplete: 'is not among those loaded',
  empty: 'is not in the list',
  complete: 'is not in the list',
} as const;
