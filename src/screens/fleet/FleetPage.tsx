import { type FleetParam } from '@/domain/fleet/fleetPath';
import { useScope } from '@/shared/fleet-ui/useScope';
import { useRefreshablePage } from '@/ui/hooks/useRefreshablePage';
import { usePreload } from '@/ui/loading/usePreload';
import { TabList } from '@/ui/navigation/TabList';
import { useQueryParams } from '@/ui/navigation/useQueryParams';
import { FeaturesTab } from './features/FeaturesTab';
import { HealthTab } from './health/HealthTab';
import { loadResults } from './lazyResults';
import { RidersTab } from './riders/RidersTab';
import { RulesTab } from './rules/RulesTab';
import { StoredRuns } from './stored-runs/StoredRuns';
import './FleetPage.css';
import './FleetResults.css';
// Styles of a part that loads later: webpack.config.js says why they are here.
import './health/validity/LapseLine.css';

const TABS = [
  { key: 'health', title: 'HEALTH' },
  { key: 'rules', title: 'RULES' },
  { key: 'features', title: 'FEATURES' },
  { key: 'riders', title: 'RIDERS' },
] as const;

/** Asks all agencies of the region the same things (decision 131). */
export function Component() {
  const { getParam, setParams } = useQueryParams<FleetParam>();
  const scope = useScope();
  usePreload(loadResults);
  useRefreshablePage();
  const tab = TABS.find(({ key }) => key === getParam('tab'))?.key ?? 'health';
  return (
    <div className="fleet">
      <TabList
        label="Questions"
        tabs={TABS}
        activeKey={tab}
        onSelect={(key) => setParams({ tab: key === 'health' ? '' : key }, 'push')}
      >
        {tab === 'health' && <HealthTab scope={scope} />}
        {tab === 'rules' && <RulesTab scope={scope} />}
        {tab === 'features' && <FeaturesTab scope={scope} />}
        {tab === 'riders' && <RidersTab scope={scope} />}
      </TabList>
      <StoredRuns />
    </div>
  );
}
