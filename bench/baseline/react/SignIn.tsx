import { useState } from 'react';
import { type Credentials, SignInForm } from '../common/SignInForm';

/** Sign-in with only React and `fetch`. */
export function SignIn() {
  const [status, setStatus] = useState<'idle' | 'failed' | 'done'>('idle');
  const signIn = async (credentials: Credentials) => {
    const response = await fetch('/platform/us-east/pso/api/v1/signin', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(credentials),
    });
    setStatus(response.ok ? 'done' : 'failed');
  };
  if (status === 'done') return <p>Signed in</p>;
  return (
    <SignInForm
      failure={status === 'failed' ? 'Sign-in failed' : null}
      onSubmit={(credentials) => void signIn(credentials)}
    />
  );
}
