import { useParams } from 'react-router-dom';
import { AppFeatures } from './AppFeatures';

// The route table reads `prefetchQueries` from the screen's page module.
export { prefetchQueries } from './prefetchQueries';

/** The key resets the screen, with its unsent changes, when the agency changes. */
export function AppFeaturesPage() {
  const { abbreviation = '' } = useParams();
  return <AppFeatures key={abbreviation} agency={abbreviation} />;
}
