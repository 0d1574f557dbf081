import { useNavigate } from 'react-router-dom';
import { type Credentials, SignInForm } from '../common/SignInForm';
import { TOKEN_KEY } from '../common/tokenKey';
import { useSignInMutation } from './api';

/** Sign-in with RTK Query and a router. */
export function SignInPage() {
  const navigate = useNavigate();
  const [signIn, { isError }] = useSignInMutation();
  const onSubmit = async (credentials: Credentials) => {
    const { data } = await signIn(credentials);
    if (!data) return;
    sessionStorage.setItem(TOKEN_KEY, data.id_token);
    await navigate('/', { replace: true });
  };
  return (
    <SignInForm
      failure={isError ? 'Sign-in failed' : null}
      onSubmit={(credentials) => void onSubmit(credentials)}
    />
  );
}
