import { findGuessableReason, type PasswordOwner } from '@/domain/validation/guessablePasswords';

interface Props {
  password: string;
  owner: PasswordOwner;
}

/** Loaded when a password meets the rules, because its list of common passwords is large. */
export function PasswordWarning({ password, owner }: Props) {
  const reason = findGuessableReason(password, owner);
  return reason && `Easy to guess: ${reason}.`;
}
