/** The input of index.html's boot form, in which the user can type before the portal has started. */
export interface BootFormInput {
  values: Partial<Record<'region' | 'email' | 'password', string>>;
  /** The focused field and its selection. `start` and `end` are null for fields without a selection range. */
  focus: { name: string; start: number | null; end: number | null } | null;
}

const NO_INPUT: BootFormInput = { values: {}, focus: null };

let savedInput = NO_INPUT;

/**
 * Call it just before the first rendering, which removes the boot form. The sign-in page may render later: a link into
 * the portal redirects to it.
 */
export function saveBootFormInput(): void {
  const form = document.getElementById('boot-form');
  if (!(form instanceof HTMLFormElement) || document.documentElement.dataset.boot !== 'sign-in') return;
  const fields = [...form.elements].filter(isField);
  const focusedField = fields.find((field) => field === document.activeElement);
  savedInput = {
    values: Object.fromEntries(fields.map(({ name, value }) => [name, value])),
    focus: focusedField ? { name: focusedField.name, ...readSelection(focusedField) } : null,
  };
}

export function getBootFormInput(): BootFormInput {
  return savedInput;
}

/** The password must not stay in memory. */
export function forgetBootFormInput(): void {
  savedInput = NO_INPUT;
}

function isField(element: Element): element is HTMLInputElement | HTMLSelectElement {
  return element instanceof HTMLInputElement || element instanceof HTMLSelectElement;
}

export function restoreFocus({ focus }: BootFormInput, form: HTMLFormElement): void {
  if (!focus) return;
  const field = form.elements.namedItem(focus.name);
  if (!(field instanceof HTMLElement)) return;
  field.focus();
  // An email field has no selection range.
  if (field instanceof HTMLInputElement && focus.start !== null)
    field.setSelectionRange(focus.start, focus.end);
}

function readSelection(field: HTMLInputElement | HTMLSelectElement) {
  return field instanceof HTMLInputElement
    ? { start: field.selectionStart, end: field.selectionEnd }
    : { start: null, end: null };
}
