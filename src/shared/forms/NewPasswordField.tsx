import { useId } from 'react';
import { type PasswordOwner } from '@/domain/validation/guessablePasswords';
import { TextField } from '@/ui/form/TextField';
import { PasswordRules } from './PasswordRules';

interface Props {
  /** The password that will be sent. */
  password: string;
  owner: PasswordOwner;
}

/** The Formik field of a new password, which is described by the rules below it. */
export function NewPasswordField({ password, owner }: Props) {
  const rulesId = useId();
  return (
    <>
      <TextField
        name="password"
        label="Password"
        type="password"
        autoComplete="new-password"
        describedBy={rulesId}
      />
      <PasswordRules id={rulesId} password={password} owner={owner} />
    </>
  );
}
