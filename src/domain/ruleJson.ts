import { isNestedDeeperThan } from '@/lib/json/jsonDepth';
import { type Guard, isJson } from '@/lib/typeGuards';
import { RESPONSE_DEPTH_LIMIT } from './limits';

/** Maximum number of characters: the regular expressions of `lib/json` overflow the stack with a string of 8 million. */
const LENGTH_LIMIT = 5_000_000;

/**
 * Whether a value of a file or of the storage is the JSON of a rule that can be compared. A deeper one than any response could
 * overflow the stack.
 */
export const isRuleJson: Guard<string> = (value): value is string =>
  isJson(value) && value.length <= LENGTH_LIMIT && !isNestedDeeperThan(value, RESPONSE_DEPTH_LIMIT);
