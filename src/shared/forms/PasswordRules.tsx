import { PASSWORD_GUIDE, PASSWORD_RULES } from '@/domain/validation/passwords';
import './PasswordRules.css';

/** Shows the password rules and which of them the typed password fulfils. */
export function PasswordRules({ password }: { password: string }) {
  return (
    <div>
      <p>{PASSWORD_GUIDE}</p>
      <ul className="password-rules" aria-label="Password rules">
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
    </div>
  );
}
