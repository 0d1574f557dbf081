import { type MailSettings, mailSettingsSchema } from '@/domain/entities/diagnostics/mailSettings';
import { type AgencyFeatureset, agencyFeaturesetSchema } from '@/domain/entities/featureSet';
import { type Id } from '@/domain/entities/fields';
import { AGENCY_PATH } from './agencyListPages';
import { platformApi } from './client/platformApi';
import { tags } from './client/tags';
import {
  createResponseSchema,
  entitySchema,
  InvalidResponseError,
  type Rows,
  rowsSchema,
} from './schemas/responseSchema';

const settingsSchema = entitySchema(mailSettingsSchema);

/** The endpoints of the agency service that only checks read. They are not in agency.ts, because every page loads that. */
export const agencySettingsApi = platformApi.injectEndpoints({
  endpoints: (build) => ({
    /** A 404 means that the settings are not configured. */
    getMailSettings: build.query<MailSettings, { agencyId: Id }>({
      query: ({ agencyId }) => ({
        audience: 'pso',
        path: `${AGENCY_PATH}/mailsettings`,
        query: { agencyId },
      }),
      responseSchema: createResponseSchema((answer) => {
        const settings = settingsSchema.parse(answer);
        // All fields may be null, so any object would pass: one without these is not this record.
        const { id, agency_id: agencyId, sender } = settings;
        if (id === null && agencyId === null && sender === null) throw new InvalidResponseError();
        return settings;
      }),
    }),
    /** The feature sets that one agency has. */
    listAgencyFeaturesets: build.query<Rows<AgencyFeatureset>, { abbreviation: string }>({
      query: ({ abbreviation }) => ({
        audience: 'pso',
        path: `${AGENCY_PATH}/agencyFeaturesets/${encodeURIComponent(abbreviation)}`,
      }),
      responseSchema: rowsSchema(agencyFeaturesetSchema, 'featuresets'),
      providesTags: (_result, _error, { abbreviation }) => [tags.agency(abbreviation)],
    }),
  }),
});
