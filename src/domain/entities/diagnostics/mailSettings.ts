import { type InferType, object } from 'yup';
import { id, text } from '../fields';

export const mailSettingsSchema = object({ id: id(), agency_id: id(), sender: text(), reply_to: text() });
export type MailSettings = InferType<typeof mailSettingsSchema>;
