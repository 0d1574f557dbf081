import { type Id } from '../entities/fields';
import { type RolloutSubject } from './rollout';

/** The task of one agency's read for a plan. */
export interface PlanTask {
  planId: string;
  subject: RolloutSubject;
}

/** The result of that read in the agency. */
export type PlanAnswer =
  | {
      kind: 'rule';
      hasCategory: boolean;
      /** The rules with the names of the subject; `json` is the text of the value, with all its digits and keys. */
      rules: readonly { id: Id; category: Id; json: string }[];
    }
  | {
      kind: 'features';
      /** Whether the agency lists the application. */
      isListed: boolean;
      /** The names of the features that are on. */
      active: readonly string[];
      /** The names of all features that can be turned on. */
      catalogue: readonly string[];
    };
