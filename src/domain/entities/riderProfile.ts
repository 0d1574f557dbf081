import { type InferType, mixed, object } from 'yup';
import { text } from './fields';

export const riderProfileSchema = object({
  first_name: text(),
  last_name: text(),
  date_of_birth: text(),
  cell_phone: text(),
  email: text(),
  created: text(),
});
export type RiderProfile = InferType<typeof riderProfileSchema>;

/** `amount` is in cents. One that can't be read must not look like a missing one, so it makes the row invalid. */
export const balanceSchema = object({
  amount: mixed<number>((value): value is number => Number.isSafeInteger(value))
    .transform((_value, original: unknown) =>
      typeof original === 'string' && /^-?\d+$/.test(original) ? Number(original) : original,
    )
    .nullable()
    .default(null),
});
export type Balance = InferType<typeof balanceSchema>;
