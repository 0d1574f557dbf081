import { type PasswordOwner } from '@/domain/validation/guessablePasswords';
import { isValidPassword, PASSWORD_GUIDE, PASSWORD_RULES } from '@/domain/validation/passwords';
import { lazyComponent } from '@/ui/loading/lazyComponent';
import './PasswordRules.css';

const PasswordWarning = lazyComponent(() =>
  import(/* webpackChunkName: "password-warning" */ './PasswordWarning').then(
    (module) => module.PasswordWarning,
  ),
);

interface Props {
  /** For the field that is described by the rules. */
  id: string;
  password: string;
  owner: PasswordOwner;
}

/**
 * Shows the password rules, which of them the typed password fulfils, and a warning if one that fulfils all is easy to
 * guess (decision 126).
 */
export function PasswordRules({ id, password, owner }: Props) {
  return (
    <div id={id} className="password-rules">
      <p>{PASSWORD_GUIDE}</p>
      <ul className="password-rules__list" aria-label="Password rules">
        {PASSWORD_RULES.map(({ text, isMet }) => (
          <li key={text} className="password-rules__rule" data-fulfilled={isMet(password)}>
            <span aria-hidden="true" className="password-rules__mark">
              {isMet(password) ? '✓' : '○'}
            </span>
            {text}
            <span className="visually-hidden">{isMet(password) ? ': fulfilled' : ': not fulfilled'}</span>
          </li>
        ))}
      </ul>
      <p role="status" className="password-rules__warning">
        {isValidPassword(password) && <PasswordWarning password={password} owner={owner} />}
      </p>
    </div>
  );
}
