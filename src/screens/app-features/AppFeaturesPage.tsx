import { useParams } from 'react-router-dom';
import { AppFeatures } from './AppFeatures';

export { prefetchQueries } from './prefetchQueries';

/** Client app features (specification 2). Nothing of one agency is kept for another. */
export function AppFeaturesPage() {
  const { abbreviation = '' } = useParams();
  return <AppFeatures key={abbreviation} agency={abbreviation} />;
}
