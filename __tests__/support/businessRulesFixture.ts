import { screen, within } from '@testing-library/react';
import { type Interception, setUpNetwork } from './fakeNetwork';
import { openRoute } from './renderRoute';

// The tests of a file share one platform: they change no rule.
export const network = setUpNetwork();

export const PAGE_PATH = '/agency-dashboard/CBTA/businessRules';
export const RULES_PATH = '/businessrules/api/v1/rules?';

export async function openBusinessRules(path = PAGE_PATH, ...interceptions: Interception[]) {
  const page = await openRoute(path, network, { agencies: ['CBTA', 'METRO'] }, ...interceptions);
  await screen.findByRole('heading', { level: 2, name: 'View & Edit Business Rules:' });
  return page;
}

export const findCategoryButton = (name: string) => screen.findByRole('button', { name });
export const ruleListRequests = () => network.requestsTo(RULES_PATH);
export const listRowTexts = (table: HTMLElement) =>
  within(table)
    .getAllByRole('row')
    .slice(1)
    .map((row) => [...row.querySelectorAll('th, td')].map(({ textContent }) => textContent));
