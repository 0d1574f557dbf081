/** The platform stores no longer name. */
const NAME_MAX_LENGTH = 300;

/**
 * Characters that are seen, and the joiners U+200C and U+200D after a letter or its mark: Persian and Indic names need
 * them. The local platform has the same rule.
 */
const VISIBLE_TEXT = /^(?:\P{C}|(?<=[\p{L}\p{M}])[\u200C\u200D])*$/u;

export function formatNameRule(label: string): string {
  return `${label} must have at most ${NAME_MAX_LENGTH} characters, and none that is invisible`;
}

/** Whether the platform stores this name of a person or an agency. */
export function isName(text: string): boolean {
  return text.length <= NAME_MAX_LENGTH && VISIBLE_TEXT.test(text);
}
