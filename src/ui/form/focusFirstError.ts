/** Moves the focus to the first field of a form that is marked invalid; call it once the messages stand. */
export function focusFirstError(form: HTMLFormElement | null): void {
  form?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
}
