import { Link } from 'react-router-dom';
import './Tiles.css';

export interface Tile {
  path: string;
  label: string;
  hint: string;
}

export function Tiles({ label, tiles }: { label: string; tiles: readonly Tile[] }) {
  return (
    <nav aria-label={label}>
      <ul className="tiles">
        {tiles.map((tile) => (
          <li key={tile.path}>
            <Link className="tiles__tile card" to={tile.path}>
              <span className="tiles__label">{tile.label}</span>
              <span className="tiles__hint">{tile.hint}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
