/** The input of index.html's boot form, in which the user can type before the portal has started. */
export interface BootFormInput {
  values: Partial<Record<'region' | 'email' | 'password', string>>;
  /** The focused field and its selection. `start` and `end` are null for fields without a selection range. */
  focus: { name: string; start: number | null; end: number | null } | null;
}

/** Call it during the first render, which replaces the boot form. */
export function readBootFormInput(): BootFormInput {
  const form = document.getElementById('boot-form');
  if (!(form instanceof HTMLFormElement)) return { values: {}, focus: null };
  const fields = [...form.elements].filter(isField);
  const focusedField = fields.find((field) => field === document.activeElement);
  return {
    values: Object.fromEntries(fields.map(({ name, value }) => [name, value])),
    focus: focusedField ? { name: focusedField.name, ...readSelection(focusedField) } : null,
  };
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
