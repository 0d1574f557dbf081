import Button from 'antd/es/button';
import { FormikProvider, useFormik } from 'formik';
import { type ReactNode, useCallback } from 'react';
import { TextField } from '@/ui/form/TextField';
import { useFocusFirstError } from '@/ui/form/useFocusFirstError';
import { useIgnoreHeldEnter } from '@/ui/form/useIgnoreHeldEnter';
import { useSingleFlight } from '@/ui/useSingleFlight';

export interface Credentials {
  email: string;
  password: string;
}

/** Email and password are required (specification 5); a password may begin or end with a space. */
function validate({ email, password }: Credentials): Partial<Credentials> {
  return {
    ...(email.trim() === '' && { email: 'Email is required' }),
    ...(password === '' && { password: 'Password is required' }),
  };
}

interface Props<Extra extends Record<string, string>> {
  /** Fields besides email and password, with their first values. */
  extra: Extra;
  /** What stands in the form at first. */
  typed?: Partial<Credentials & Extra>;
  fields?: ReactNode;
  submitLabel: string;
  /** Stands above the button: what went wrong the last time. */
  failure: ReactNode;
  /** Somebody types. */
  onInput?: () => void;
  onSubmit: (values: Credentials & Extra) => Promise<void>;
}

/** Email and password with a button that is disabled while the attempt is under way (specification 4). */
export function CredentialsForm<Extra extends Record<string, string>>(props: Props<Extra>) {
  const { extra, typed, fields, submitLabel, failure, onInput, onSubmit } = props;
  const [submit, isAttempting] = useSingleFlight(
    useCallback(
      (values: Credentials & Extra) => onSubmit({ ...values, email: values.email.trim() }),
      [onSubmit],
    ),
  );
  const formik = useFormik<Credentials & Extra>({
    initialValues: { ...extra, email: '', password: '', ...typed },
    validate,
    onSubmit: submit,
  });
  const form = useFocusFirstError(formik);
  useIgnoreHeldEnter(form);
  return (
    <FormikProvider value={formik}>
      <form ref={form} noValidate onInput={onInput} onSubmit={formik.handleSubmit} aria-busy={isAttempting}>
        {fields}
        <TextField name="email" label="Email" type="email" required autoComplete="username" />
        <TextField
          name="password"
          label="Password"
          type="password"
          required
          autoComplete="current-password"
        />
        {failure}
        <Button type="primary" htmlType="submit" block loading={isAttempting} disabled={isAttempting}>
          {submitLabel}
        </Button>
      </form>
    </FormikProvider>
  );
}
