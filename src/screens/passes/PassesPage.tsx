import { useParams } from 'react-router-dom';
import { passColumns } from '@/shared/records/passColumns';
import { RecordList } from '@/shared/records/RecordList';
import { usePasses } from './usePasses';

// The route table reads `prefetchQueries` from the screen's page module.
export { prefetchQueries } from './usePasses';

const NOUNS = { singular: 'pass', plural: 'passes' };

/** The passes of an agency (section 2 of the specification). */
export function PassesPage() {
  const { abbreviation = '' } = useParams();
  const passes = usePasses(abbreviation);
  return (
    <RecordList
      label="Passes"
      nouns={NOUNS}
      table="passes"
      agency={abbreviation}
      columns={passColumns}
      {...passes}
      title="Pass"
    />
  );
}
