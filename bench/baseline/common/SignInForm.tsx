import { useState } from 'react';

export interface Credentials {
  email: string;
  password: string;
}

interface Props {
  failure: string | null;
  onSubmit: (credentials: Credentials) => void;
}

/** The sign-in form of all baselines, with which the bench compares the portal. */
export function SignInForm({ failure, onSubmit }: Props) {
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit({ email, password });
      }}
    >
      <h1>login</h1>
      <label htmlFor="email">Email</label>
      <input
        id="email"
        name="email"
        type="email"
        value={email}
        onChange={({ target }) => setEmail(target.value)}
      />
      <label htmlFor="password">Password</label>
      <input
        id="password"
        name="password"
        type="password"
        value={password}
        onChange={({ target }) => setPassword(target.value)}
      />
      {failure !== null && <p role="alert">{failure}</p>}
      <button type="submit">Login</button>
    </form>
  );
}
