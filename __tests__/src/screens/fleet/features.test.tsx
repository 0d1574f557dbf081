import { act, screen, waitFor, within } from '@testing-library/react';
import { writeStarted } from '@/session/journal/journalSlice';
import { respondWith, setUpNetwork } from '@tests/support/fakeNetwork';
import { createChange } from '@tests/support/journalFixture';
import { renderRoute } from '@tests/support/renderRoute';

const network = setUpNetwork();

/** AMHERST has the wallet off in the newest version (server/db/seed/drift.ts). */
const PATH = '/fleet?tab=features&application=pay+1.6.0+android&agencies=CBTA.METRO.AMHERST.BAT.BCC';

async function readFeatures(path: string, prepare: () => void = () => undefined) {
  const page = await renderRoute(path, network);
  prepare();
  const button = await screen.findByRole('button', { name: 'Read features' });
  await waitFor(() => expect(button).toBeEnabled());
  expect(screen.getByRole('combobox', { name: 'Application' })).toHaveValue('pay 1.6.0 android');
  await page.user.click(button);
  await waitFor(() =>
    expect(screen.getByRole('group', { name: 'Run' })).toHaveTextContent(/^Done: (\d+) of \1/),
  );
  return page;
}

it('says before a run that agencies need not list the chosen application', async () => {
  await renderRoute(PATH, network);
  expect(await screen.findByText(/the results say which agencies do not list it\.$/)).toBeVisible();
  const hint = expect.stringMatching(/^You can choose any application that the portal offers/);
  expect(screen.getByRole('combobox', { name: 'Application' })).toHaveAttribute('title', hint);
});

it('shows where a feature of an application is on and off, and leads to the agency’s own page', async () => {
  const { user, currentUrl } = await readFeatures(`${PATH}&view=features`);
  const writes = network.requests.filter(
    (line) => !line.startsWith('GET ') && !line.includes('/token/agency'),
  );
  expect(writes).toEqual([]);
  const table = screen.getByRole('table', { name: 'Features' });
  const feature = within(within(table).getAllByRole('rowheader')[0] as HTMLElement).getByRole('button');
  await user.click(feature);
  const panel = screen.getByRole('complementary', { name: `Agencies of ${feature.textContent}` });
  const [agency] = within(within(panel).getByRole('region', { name: 'off' })).getAllByRole('button', {
    hidden: true,
  });
  const abbreviation = agency?.textContent;
  await user.click(agency as HTMLElement);
  await waitFor(() =>
    expect(currentUrl()).toBe(
      `/agency-dashboard/${abbreviation}/agency-appfeatures?application=pay&version=1.6.0&platform=android`,
    ),
  );
});

it('shows agencies by features, the odd ones first, and leads to the same application of an agency', async () => {
  const { user, currentUrl } = await readFeatures(PATH, () => {
    const listed = { name: 'pay', version: '1.6.0', platform: 'android' };
    network.intercept('/applications', respondWith(200, [listed]));
    network.intercept('/appFeatures?', respondWith(200, { features: [] }), 1);
    network.intercept('/appFeatures?', respondWith(200, { features: [{ name: 'pay_wallet' }] }));
  });
  const table = screen.getByRole('table', { name: 'Agencies' });
  const headButton = within(table).getByRole('button', { name: 'pay_wallet' });
  const head = headButton.closest('th') as HTMLElement;
  expect(head).toHaveTextContent(/^pay_wallet4 on, 1 off$/);
  const column = within(table).getAllByRole('columnheader').indexOf(head);
  await user.click(headButton);
  const [, firstRow] = within(table).getAllByRole('row');
  const cells = [...(firstRow as HTMLElement).children];
  expect(cells[column]).toHaveTextContent(/^off$/);
  const abbreviation = cells[0]?.textContent;
  await user.click(within(firstRow as HTMLElement).getByRole('button'));
  await waitFor(() =>
    expect(currentUrl()).toBe(
      `/agency-dashboard/${abbreviation}/agency-appfeatures?application=pay&version=1.6.0&platform=android`,
    ),
  );
});

it('never shows off for an agency that failed or does not list the application', async () => {
  const { user } = await readFeatures(PATH, () => {
    network.intercept('/applications', respondWith(403, { message: 'Closed for a day' }), 1);
    network.intercept('/applications', respondWith(200, []), 1);
  });
  expect(
    screen.getByText(/^Not read: \w+\. .*\(403\)\. The platform said: Closed for a day\.$/),
  ).toBeVisible();
  expect(screen.getByText(/ features · /)).toHaveTextContent(/ not listed by [1-3] of 5 agencies$/);
  const choice = screen.getByRole('checkbox', { name: 'Only differences' });
  await user.click(choice);
  await waitFor(() => expect(choice).not.toBeChecked());
  const table = () => within(screen.getByRole('table', { name: 'Agencies' }));
  expect(table().getAllByRole('columnheader', { name: /, 1 unknown$/ }).length).toBeGreaterThan(0);
  for (const text of ['unknown', 'not listed']) {
    const row = table().getAllByText(text)[0]?.closest('tr') as HTMLElement;
    expect(within(row).queryByText('off')).not.toBeInTheDocument();
    expect(within(row).queryByText('on')).not.toBeInTheDocument();
  }
  const columns = table().getAllByRole('columnheader').length;
  // Which features are left depends on the agencies whose answers came first.
  const [feature] = table().getAllByRole('button', { name: /^\w+_\w+$/ });
  await user.type(screen.getByLabelText('Features'), feature?.textContent ?? '');
  await waitFor(() => expect(table().getAllByRole('columnheader').length).toBeLessThan(columns));
});

it('says of several reasons which agencies each is for', async () => {
  const { user } = await readFeatures(PATH, () => {
    network.intercept('/applications', respondWith(403), 2);
    network.intercept('/applications', respondWith(404), 1);
  });
  const summary = screen.getByText(/^Not read: (\w+, ){2}\w+\.$/);
  expect(screen.getByText(/^(\w+, )?\w+: .*\(404\)$/)).not.toBeVisible();
  await user.click(summary);
  expect(screen.getByText(/^\w+, \w+: You do not have permission \(403\)$/)).toBeVisible();
  expect(screen.getByText(/^\w+: .*\(404\)$/)).toBeVisible();
});

it('does not take an application that could not be read for one that is not listed', async () => {
  await readFeatures(PATH, () => network.intercept('/applications', respondWith(200, [{ name: 5 }])));
  expect(screen.getByText(/^0 of 0 features$/)).toBeVisible();
  expect(screen.getByRole('group', { name: 'Run' })).toHaveTextContent('5 failed');
});

it('does not take a feature that could not be read for one that is off', async () => {
  const listed = { name: 'pay', version: '1.6.0', platform: 'android' };
  await readFeatures(PATH, () => {
    network.intercept('/applications', respondWith(200, [listed]));
    network.intercept('/appFeatures?', respondWith(200, { features: [{ name: 5 }] }));
  });
  expect(screen.getByRole('group', { name: 'Run' })).toHaveTextContent('5 failed');
});

it('counts one feature and one agency in the singular', async () => {
  const listed = { name: 'pay', version: '1.6.0', platform: 'android' };
  const path = '/fleet?tab=features&application=pay+1.6.0+android&agencies=CBTA';
  const { user } = await readFeatures(path, () => {
    network.intercept('/applications', respondWith(200, [listed]), 1);
    network.intercept('/appFeatures?', respondWith(200, { features: [{ name: 'pay_wallet' }] }), 1);
    network.intercept('/applications', respondWith(200, []), 1);
  });
  expect(screen.getByText('0 of 1 feature')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Read features' }));
  expect(
    await screen.findByText('0 of 0 features · the application is not listed by 1 of 1 agency'),
  ).toBeVisible();
});

it('names the application of the run when another one is chosen', async () => {
  const { user } = await readFeatures(PATH);
  await user.selectOptions(screen.getByRole('combobox', { name: 'Application' }), 'pay 1.6.0 ios');
  expect(screen.getByRole('group', { name: 'Run' })).toHaveTextContent(' · pay 1.6.0 android');
});

it('begins with the newest application of riders, then with the one of the last run', async () => {
  const { user, goTo } = await readFeatures('/fleet?tab=features&agencies=CBTA.METRO');
  const select = () => screen.getByRole('combobox', { name: 'Application' });
  await user.selectOptions(select(), 'amble 1.6.0 browser');
  await user.click(screen.getByRole('button', { name: 'Read features' }));
  await goTo('/fleet?tab=features&agencies=CBTA.METRO');
  expect(select()).toHaveValue('amble 1.6.0 browser');
});

it('offers to clear a filter that leaves no feature, and then focuses it', async () => {
  const { user } = await readFeatures(PATH);
  const filter = screen.getByLabelText('Features');
  await user.type(filter, 'xyzzy');
  expect(await screen.findByText('No feature that differs matches “xyzzy”')).toBeVisible();
  await user.click(await screen.findByRole('button', { name: 'Clear the filter' }));
  expect(filter).toHaveValue('');
  expect(filter).toHaveFocus();
  expect(await screen.findByRole('table', { name: 'Agencies' })).toBeVisible();
});

it('reads an application of the address that is not one of the offered ones', async () => {
  const path = '/fleet?tab=features&application=pay+2.0.0+android&agencies=CBTA';
  const { user, goTo } = await renderRoute(path, network);
  const button = await screen.findByRole('button', { name: 'Read features' });
  await waitFor(() => expect(button).toBeEnabled());
  const choice = screen.getByRole('combobox', { name: 'Application' });
  expect(choice).toHaveValue('pay 2.0.0 android');
  const listed = { name: 'pay', version: '2.0.0', platform: 'android' };
  network.intercept('/applications', respondWith(200, [listed]));
  network.intercept('version=2.0.0', respondWith(200, { features: [{ name: 'pay_wallet' }] }));
  await user.click(button);
  await waitFor(() =>
    expect(screen.getByRole('group', { name: 'Run' })).toHaveTextContent(
      /^Done: 1 of 1 .* pay 2\.0\.0 android/,
    ),
  );
  // Another one can be chosen, and then that of the run again.
  await user.selectOptions(choice, 'pay 1.6.0 android');
  await user.selectOptions(choice, 'pay 2.0.0 android');
  await goTo('/fleet?tab=features');
  expect(screen.getByRole('combobox', { name: 'Application' })).toHaveValue('pay 2.0.0 android');
});

it('says in both views which features the operator has changed since the run', async () => {
  const { store, user } = await readFeatures(PATH);
  const object = { kind: 'features', name: 'pay', version: '1.6.0', platform: 'android' } as const;
  const change = createChange({ agency: 'CBTA', at: Date.now() + 1, object, after: '{"pay_wallet":"off"}' });
  act(() => void store.dispatch(writeStarted(change)));
  const text = 'Changed by you since this run: pay_wallet in 1 agency. Read features again to see it.';
  expect(screen.getByText(text)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'By feature' }));
  expect(screen.getByRole('table', { name: 'Features' })).toBeVisible();
  expect(screen.getByText(text)).toBeVisible();
});
