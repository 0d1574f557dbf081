/** What was typed into index.html's own form, and where the cursor stands in it, before the portal was there. */
export interface BootFormInput {
  values: Partial<Record<'region' | 'email' | 'password', string>>;
  /** The name of the field that has the focus, and the range that is selected in it (null where it has none to tell). */
  focus: { name: string; start: number | null; end: number | null } | null;
}

/** Reads index.html's form while it still stands: the first drawing of the portal takes its place. */
export function readBootFormInput(): BootFormInput {
  const form = document.getElementById('boot-form');
  if (!(form instanceof HTMLFormElement)) return { values: {}, focus: null };
  const fields = [...form.elements].filter(isField);
  const focused = fields.find((field) => field === document.activeElement);
  return {
    values: Object.fromEntries(fields.map(({ name, value }) => [name, value])),
    focus: focused ? { name: focused.name, ...readSelection(focused) } : null,
  };
}

function isField(element: Element): element is HTMLInputElement | HTMLSelectElement {
  return element instanceof HTMLInputElement || element instanceof HTMLSelectElement;
}

/** Puts the cursor where it stood. */
export function restoreFocus({ focus }: BootFormInput, form: HTMLFormElement): void {
  if (!focus) return;
  const field = form.elements.namedItem(focus.name);
  if (!(field instanceof HTMLElement)) return;
  field.focus();
  // An e-mail field has no range to set.
  if (field instanceof HTMLInputElement && focus.start !== null)
    field.setSelectionRange(focus.start, focus.end);
}

function readSelection(field: HTMLInputElement | HTMLSelectElement) {
  return field instanceof HTMLInputElement
    ? { start: field.selectionStart, end: field.selectionEnd }
    : { start: null, end: null };
}
