import { type InferType, object } from 'yup';
import { id, requiredId, text } from '../fields';

/** An agency's account with a payment provider (psp) for one payment medium. */
export const providerAccountSchema = object({ id: id(), psp_id: requiredId(), payment_medium: text() });
export type ProviderAccount = InferType<typeof providerAccountSchema>;

export const providerSchema = object({ id: requiredId(), name: text() });
export type Provider = InferType<typeof providerSchema>;
