/** The input of index.html's boot form, in which the user can type before the portal has started. */
interface BootFormInput {
  values: Partial<Record<'region' | 'email' | 'password', string>>;
  /** The focused field and its selection. `start` and `end` are null for fields without a selection range. */
  focus: { name: string; start: number | null; end: number | null } | null;
  /** Whether the user has already submitted the form. */
  isSubmitted: boolean;
}

let bootForm: HTMLFormElement | null = null;
let focusedField: Field | undefined;

/**
 * Keeps the boot form, which the first rendering removes, until the sign-in page has read it. That page may render later:
 * a link into the portal redirects to it.
 */
export function keepBootForm(): void {
  const form = document.getElementById('boot-form');
  if (!(form instanceof HTMLFormElement) || document.documentElement.dataset.boot !== 'sign-in') return;
  bootForm = form;
  const onFocus = ({ activeElement }: Document) => {
    focusedField = listFields(form).find((field) => field === activeElement);
  };
  onFocus(document);
  form.addEventListener('focusin', () => onFocus(document));
}

export function readBootFormInput(): BootFormInput {
  const fields = bootForm ? listFields(bootForm) : [];
  return {
    values: Object.fromEntries(fields.map(({ name, value }) => [name, value])),
    focus: focusedField ? { name: focusedField.name, ...readSelection(focusedField) } : null,
    isSubmitted: bootForm?.dataset.submitted !== undefined,
  };
}

/** The password must not stay in memory. */
export function forgetBootForm(): void {
  bootForm = null;
  focusedField = undefined;
}

type Field = HTMLInputElement | HTMLSelectElement;

const listFields = (form: HTMLFormElement) => [...form.elements].filter(isField);

function isField(element: Element): element is Field {
  return element instanceof HTMLInputElement || element instanceof HTMLSelectElement;
}

/** Without a focused field, Email gets the focus. */
export function restoreFocus({ focus }: BootFormInput, form: HTMLFormElement): void {
  const field = form.elements.namedItem(focus?.name ?? 'email');
  if (!(field instanceof HTMLElement)) return;
  field.focus();
  // An email field has no selection range.
  if (focus && field instanceof HTMLInputElement && focus.start !== null)
    field.setSelectionRange(focus.start, focus.end);
}

function readSelection(field: Field) {
  return field instanceof HTMLInputElement
    ? { start: field.selectionStart, end: field.selectionEnd }
    : { start: null, end: null };
}
