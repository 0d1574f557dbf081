import { textOrDash } from '@/domain/missingValue';
import { type OpenRule } from './openRule';

/** The path of a rule in its agency, for the place line of dialogs. */
export function getRulePlace({ categoryName }: OpenRule): string[] {
  return ['Business rules', textOrDash(categoryName)];
}
