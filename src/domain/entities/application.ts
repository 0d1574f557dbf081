import { type InferType, object } from 'yup';
import { id, text, requiredText } from './fields';

/** A client application that features are switched for (specification 3). */
export const applicationSchema = object({
  name: requiredText(),
  version: requiredText(),
  platform: requiredText(),
});
export type Application = InferType<typeof applicationSchema>;

/** What applications are offered beyond those that the service lists (specification 3). */
export const OFFERED_APPLICATIONS = {
  names: ['pay', 'amble', 'mod'],
  versions: ['1.0.0', '1.0.1', '1.6.0'],
  platforms: ['browser', 'android', 'ios'],
} as const;

/** A feature of the catalogue (specification 3). */
export const appFeatureSchema = object({
  id: id(),
  name: requiredText(),
  description: text(),
  state: text(),
});
export type AppFeature = InferType<typeof appFeatureSchema>;

/** A feature that is on for an application, and from when to when. */
export const activeFeatureSchema = object({ name: requiredText(), startDate: text(), endDate: text() });
export type ActiveFeature = InferType<typeof activeFeatureSchema>;

/** A feature to switch on (specification 7); the dates as `domain/dates` writes them. */
export interface AddedFeature {
  name: string;
  startDate: string;
  endDate: string;
}
