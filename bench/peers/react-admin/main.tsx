import { Admin, type AuthProvider, Resource } from 'react-admin';
import { createRoot } from 'react-dom/client';
import { BrowserRouter, Link } from 'react-router-dom';
import { isSignedIn, signIn, signOut } from '../common/api';
import { findRoot } from '../../baseline/common/findRoot';
import { dataProvider } from './dataProvider';
import { PassList } from './PassList';
import { RiderList } from './RiderList';

const authProvider: AuthProvider = {
  login: ({ username, password }: { username: string; password: string }) =>
    signIn({ email: username, password }),
  logout: () => Promise.resolve(signOut()),
  checkAuth: () => (isSignedIn() ? Promise.resolve() : Promise.reject(new Error('Not signed in'))),
  checkError: () => Promise.resolve(),
};

function Dashboard() {
  return (
    <nav>
      <Link to="/riders">All Riders</Link> <Link to="/passes">All Passes</Link>
    </nav>
  );
}

createRoot(findRoot()).render(
  <BrowserRouter>
    <Admin
      dataProvider={dataProvider}
      authProvider={authProvider}
      dashboard={Dashboard}
      requireAuth
      disableTelemetry
    >
      <Resource name="riders" list={RiderList} />
      <Resource name="passes" list={PassList} />
    </Admin>
  </BrowserRouter>,
);
