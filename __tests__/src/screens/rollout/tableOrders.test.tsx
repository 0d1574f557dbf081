import { fireEvent, screen, within } from '@testing-library/react';
import { openRolloutPage } from '@tests/support/rolloutPage';
import { buildAgency, buildPlan, buildRollout, buildStep } from '@tests/support/rolloutSteps';

const ABBREVIATIONS = ['AMTA', 'BCC', 'CBTA'];
const RESULT = 'Agencies of the result';

const listAgencies = (table: string) =>
  within(screen.getByRole('table', { name: table }))
    .getAllByRole('rowheader')
    .map(({ textContent }) => textContent);

async function openPlanWithDryRun() {
  const page = await openRolloutPage();
  page.showPlan(buildPlan(ABBREVIATIONS.map(buildAgency)));
  page.showRollout(
    buildRollout(
      ABBREVIATIONS.map((abbreviation) => buildStep(abbreviation, { status: 'done' })),
      { isDryRun: true, planId: 'plan', status: 'done' },
    ),
  );
  return page;
}

it.each([
  ['Agencies', RESULT],
  [RESULT, 'Agencies'],
])('sorts %p alone, and leaves the address as it is', async (sorted, other) => {
  const { user, currentUrl } = await openPlanWithDryRun();
  const head = within(screen.getByRole('table', { name: sorted })).getByRole('button', { name: 'Agency' });
  await user.click(head);
  await user.click(head);
  expect(listAgencies(sorted)).toEqual(['CBTA', 'BCC', 'AMTA']);
  expect(listAgencies(other)).toEqual(ABBREVIATIONS);
  expect(currentUrl()).toBe('/rollout');
});

it.each([
  ['Plan', 'Agencies'],
  ['Dry run', RESULT],
])('keeps the scroll position of a filtered table in the section %p to itself', async (section, table) => {
  const { user } = await openPlanWithDryRun();
  const region = within(screen.getByRole('region', { name: section }));
  const scrolled = region.getByRole('region', { name: `${table}, scrollable` });
  fireEvent.scroll(scrolled, { target: { scrollTop: 800 } });
  await user.type(region.getByRole('searchbox'), 'cb');
  expect(scrolled.scrollTop).toBe(0);
});
