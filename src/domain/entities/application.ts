import { type InferType, object } from 'yup';
import { id, requiredText, text } from './fields';

/** A client application. Each application has its own active features. */
export const applicationSchema = object({
  name: requiredText(),
  version: requiredText(),
  platform: requiredText(),
});
export type Application = InferType<typeof applicationSchema>;

/** The form offers every combination, also those that the service does not list. */
export const OFFERED_APPLICATIONS = {
  names: ['pay', 'amble', 'mod'],
  versions: ['1.0.0', '1.0.1', '1.6.0'],
  platforms: ['browser', 'android', 'ios'],
} as const;

/** A feature that can be enabled or disabled. */
export const appFeatureSchema = object({
  id: id(),
  name: requiredText(),
  description: text(),
  state: text(),
});
export type AppFeature = InferType<typeof appFeatureSchema>;

/** A feature that is enabled for an application. */
export const activeFeatureSchema = object({ name: requiredText(), startDate: text(), endDate: text() });
export type ActiveFeature = InferType<typeof activeFeatureSchema>;

/** A feature to enable. `startDate` is `YYYYMMDDTHHmmss` in UTC, `endDate` is `YYYY-MM-DD`. */
export interface AddedFeature {
  name: string;
  startDate: string;
  endDate: string;
}
