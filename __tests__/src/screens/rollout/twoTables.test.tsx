import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
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
  ['Agencies', RESULT, 'sortPlan'],
  [RESULT, 'Agencies', 'sortRollout'],
])('sorts %p alone, and shows the same order after Back', async (sorted, other, param) => {
  const { user, currentUrl, goTo } = await openPlanWithDryRun();
  const head = within(screen.getByRole('table', { name: sorted })).getByRole('button', { name: 'Agency' });
  await user.click(head);
  await user.click(head);
  expect(currentUrl()).toBe(`/rollout?${param}=agency.desc`);
  await goTo('/');
  await waitFor(() => expect(screen.queryByRole('table')).not.toBeInTheDocument());
  act(() => window.history.back());
  await screen.findByRole('table', { name: sorted });
  expect(listAgencies(sorted)).toEqual(['CBTA', 'BCC', 'AMTA']);
  expect(listAgencies(other)).toEqual(ABBREVIATIONS);
});

it.each(['Plan', 'Dry run'])('closes a panel of the section %p to its own filter', async (section) => {
  const { user } = await openPlanWithDryRun();
  const region = within(screen.getByRole('region', { name: section }));
  await user.click(region.getByRole('button', { name: 'AMTA' }));
  await region.findByRole('complementary');
  await user.type(region.getByRole('searchbox'), 'cb');
  await user.click(region.getByRole('button', { name: 'Close' }));
  expect(region.getByRole('searchbox')).toHaveFocus();
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
