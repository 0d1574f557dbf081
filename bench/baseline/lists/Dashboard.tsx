import { Link } from 'react-router-dom';

export function Dashboard() {
  return (
    <nav>
      <h1>AGENCY DASHBOARD</h1>
      <Link to="riders">All Riders</Link> <Link to="passes">All Passes</Link>
    </nav>
  );
}
