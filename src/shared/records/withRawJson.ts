import { type Id } from '@/domain/entities/fields';

/** A row with the original JSON text of the response, so that no digit of a large number is lost. */
export interface WithRawJson {
  id: Id;
  raw: string;
}
