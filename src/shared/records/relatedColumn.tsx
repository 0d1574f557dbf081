import { Link } from 'react-router-dom';
import { type Id } from '@/domain/entities/fields';
import { textOrDash } from '@/domain/missingValue';
import { type Column } from '@/ui/table/column';
import { idColumn } from '../lists/columns/columns';
import { buildRelatedPath, type RelatedKind } from './relatedPath';

/** The id of another record, as a link to it. */
export function relatedColumn<Key extends string>(
  key: Key,
  title: string,
  { kind, agency }: { kind: RelatedKind; agency: string },
): Column<Readonly<Record<Key, Id | null>>> {
  return {
    ...idColumn(key, title),
    render: (row, isTabStop) => {
      const path = buildRelatedPath(kind, agency, row[key]);
      const text = textOrDash(row[key]);
      if (path === null) return text;
      return (
        <Link to={path} tabIndex={isTabStop ? 0 : -1}>
          {text}
        </Link>
      );
    },
  };
}
