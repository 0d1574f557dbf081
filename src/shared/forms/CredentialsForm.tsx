import Button from 'antd/es/button';
import { type InputRef } from 'antd/es/input/Input';
import { FormikProvider, useFormik } from 'formik';
import { type ReactNode, useEffect, useRef } from 'react';
import { TextField } from '@/ui/form/TextField';
import { useFocusFirstError } from '@/ui/form/useFocusFirstError';
import { useIgnoreEnterRepeat } from '@/ui/form/useIgnoreEnterRepeat';
import { useExclusiveAction } from '@/ui/hooks/useExclusiveAction';

export interface Credentials {
  email: string;
  password: string;
}

/** A password may consist of spaces, so it is not trimmed (section 5 of the specification). */
function validate({ email, password }: Credentials): Partial<Credentials> {
  return {
    ...(email.trim() === '' && { email: 'Email is required' }),
    ...(password === '' && { password: 'Password is required' }),
  };
}

interface Props<Extra extends Record<string, string>> {
  /** Initial values of the fields besides email and password. */
  extraValues: Extra;
  /** Input from before this form was rendered. It replaces the initial values. */
  restoredValues?: Partial<Credentials & Extra>;
  /** Whether the user has submitted the restored values before this form was rendered. */
  isSubmittedAtStart?: boolean;
  /** Fields above the email; while the request is pending, they must not change. */
  renderFields?: (isSubmitting: boolean) => ReactNode;
  /** False where the page has a more important button. */
  isPrimary?: boolean;
  /** Shows the failure of the last attempt. */
  failure: ReactNode;
  onInput?: () => void;
  onSubmit: (values: Credentials & Extra) => Promise<void>;
}

/**
 * A sign-in form. Its button is disabled while the request is pending (section 4 of the specification), and its fields
 * are read-only, so that they show who signs in.
 */
export function CredentialsForm<Extra extends Record<string, string>>(props: Props<Extra>) {
  const { extraValues, restoredValues, renderFields, failure, onInput, onSubmit } = props;
  const { isPrimary = true, isSubmittedAtStart = false } = props;
  const [submit, isSubmitting] = useExclusiveAction((values: Credentials & Extra) =>
    onSubmit({ ...values, email: values.email.trim() }),
  );
  const formik = useFormik<Credentials & Extra>({
    initialValues: { ...extraValues, email: '', password: '', ...restoredValues },
    validate,
    onSubmit: submit,
  });
  const { submitForm } = formik;
  useEffect(() => {
    if (isSubmittedAtStart) void submitForm();
  }, [isSubmittedAtStart, submitForm]);
  const formRef = useFocusFirstError(formik);
  const passwordRef = useRef<InputRef>(null);
  const hasFailed = Boolean(failure);
  useEffect(() => {
    // While the button is disabled, it loses the focus.
    if (hasFailed && document.activeElement?.matches('body, [type="submit"]')) passwordRef.current?.focus();
  }, [hasFailed]);
  useIgnoreEnterRepeat(formRef);
  return (
    <FormikProvider value={formik}>
      <form
        ref={formRef}
        className="credentials-form"
        noValidate
        onInput={onInput}
        onSubmit={formik.handleSubmit}
        aria-busy={isSubmitting}
      >
        {renderFields?.(isSubmitting)}
        <TextField name="email" label="Email" type="email" autoComplete="username" readOnly={isSubmitting} />
        <TextField
          name="password"
          label="Password"
          type="password"
          autoComplete="current-password"
          inputRef={passwordRef}
          readOnly={isSubmitting}
        />
        {failure}
        <Button
          type={isPrimary ? 'primary' : 'default'}
          htmlType="submit"
          block
          loading={isSubmitting}
          disabled={isSubmitting}
        >
          Login
        </Button>
      </form>
    </FormikProvider>
  );
}
