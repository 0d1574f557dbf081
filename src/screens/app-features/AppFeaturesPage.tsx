import { useParams } from 'react-router-dom';
import { AppFeatures } from './AppFeatures';

// The route table reads `prefetchQueries` from the screen's page module.
export { prefetchQueries } from './prefetchQueries';

export function Component() {
  const { abbreviation = '' } = useParams();
  return <AppFeatures agency={abbreviation} />;
}
