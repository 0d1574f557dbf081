import { Link } from 'react-router-dom';
import { Icon, type IconName } from '../icons/Icon';
import './Tiles.css';

export interface TileNote {
  text: string;
  /** Something to look at: the text stands out. */
  isProblem: boolean;
}

export interface Tile {
  path: string;
  icon: IconName;
  label: string;
  hint: string;
  /** A note about the page. */
  note?: TileNote;
}

interface Props {
  label: string;
  tiles: readonly Tile[];
  /** Whether each tile has a line for its note, which is empty while nothing is known. */
  hasNoteLine?: boolean;
}

export function Tiles({ label, tiles, hasNoteLine = false }: Props) {
  return (
    <nav aria-label={label}>
      <ul className="tiles">
        {tiles.map((tile) => (
          <li key={tile.path}>
            <Link className="tiles__tile card" to={tile.path}>
              <span className="disc">
                <Icon name={tile.icon} />
              </span>
              <span className="tiles__text">
                <span className="tiles__label">
                  {tile.label}
                  <Icon name="right" />
                </span>
                <span className="tiles__hint">{tile.hint}</span>
                {hasNoteLine && (
                  <span className="tiles__note" data-problem={tile.note?.isProblem}>
                    {tile.note?.text}
                  </span>
                )}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
