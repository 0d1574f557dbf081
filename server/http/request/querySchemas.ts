import { z } from 'zod';
import { integer } from './fieldSchemas';

/** A query parameter with this schema. An empty parameter counts as missing. */
export function param<Schema extends z.ZodType>(schema: Schema) {
  return z.preprocess((value) => value || undefined, schema);
}

export const optionalText = param(z.string().optional());
export const requiredText = param(z.string());

/** A whole number of at least `min`, written in digits. */
export function digits(min: number) {
  return z
    .string()
    .regex(/^\d+$/, `must be a whole number of at least ${min}`)
    .transform(Number)
    .pipe(integer(min));
}
