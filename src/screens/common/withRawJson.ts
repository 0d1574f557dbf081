import { type Id } from '@/domain/entities/fields';

/** A row that can be shown whole: `raw` is its JSON as it came. */
export interface WithRawJson {
  id: Id;
  raw: string;
}
