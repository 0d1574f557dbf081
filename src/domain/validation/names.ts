import { string } from 'yup';
import { truncateStart } from '@/lib/text/truncateStart';

/** The local platform stores no longer name. */
const NAME_MAX_LENGTH = 300;

/** How many characters before an invisible one an error names. */
const CONTEXT_LENGTH = 12;

/**
 * A character that is not seen, but for the joiners U+200C and U+200D after a letter or its mark, which Persian and Indic
 * names need, and U+FE0F in an emoji, to which keyboards add it. The local platform has the same rule.
 */
const INVISIBLE =
  /(?!(?<=[\p{L}\p{M}])[\u200C\u200D]|(?<=\p{Extended_Pictographic})\uFE0F|(?<=[\d#*])\uFE0F(?=\u20E3))[\p{C}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\u2800]/u;

/** The validation of a name of a person or an agency: trimmed and required. */
export function buildNameSchema(label: string) {
  return string()
    .trim()
    .required(`${label} is required`)
    .test('name', (text, { createError }) => {
      const problem = describeNameProblem(text);
      return problem === null || createError({ message: `${label} ${problem}` });
    });
}

/** Why the local platform does not store a name; null if it does. */
export function describeNameProblem(name: string): string | null {
  if (name.length > NAME_MAX_LENGTH) return `must have at most ${NAME_MAX_LENGTH} characters`;
  const index = name.search(INVISIBLE);
  if (index < 0) return null;
  const place =
    index === 0 ? 'at its start' : `after “${truncateStart(name.slice(0, index), CONTEXT_LENGTH)}”`;
  return `has an invisible character ${place}: type it anew there`;
}
