/** Focuses the first field with `aria-invalid`; call it after the errors are rendered. */
export function focusFirstError(form: HTMLFormElement | null): void {
  form?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
}
