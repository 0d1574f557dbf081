/** The longest name under which this browser keeps a view of a list, or a set of agencies. */
const SAVED_NAME_LENGTH = 40;

/** Says that a trimmed name is too long; null if it is not. */
export function describeLongName(name: string): string | null {
  return name.length > SAVED_NAME_LENGTH
    ? `The name must have at most ${SAVED_NAME_LENGTH} characters.`
    : null;
}
