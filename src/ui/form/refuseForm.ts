import { flushSync } from 'react-dom';
import { focusFirstError } from './focusFirstError';

/** Shows the errors of a form whose submit is refused, and focuses its first invalid field. For forms without Formik. */
export function refuseForm(form: HTMLFormElement, showErrors: () => void): void {
  flushSync(showErrors);
  focusFirstError(form);
}
