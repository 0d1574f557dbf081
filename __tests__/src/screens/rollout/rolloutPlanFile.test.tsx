import { screen, waitFor } from '@testing-library/react';
import { captureDownloads } from '@tests/support/downloads';
import { openFakeNetwork } from '@tests/support/fakeNetwork';
import { installFakeStorage } from '@tests/support/fakeStorage';
import { readColumn } from '@tests/support/readColumn';
import { renderRoute } from '@tests/support/renderRoute';

const button = (name: string) => screen.getByRole('button', { name });
const findButton = (name: string) => screen.findByRole('button', { name });
/** jsdom's files have no `text`. */
const createFile = (text: string) =>
  Object.assign(new File([text], 'plan.json', { type: 'application/json' }), { text: async () => text });

it('saves a plan of features as a file, and opens it in its region only', async () => {
  const network = await openFakeNetwork();
  installFakeStorage();
  const page = await renderRoute(
    '/fleet?tab=features&view=features&application=pay+1.6.0+ios&agencies=AMTA.ARTD',
    network,
  );
  const readButton = await findButton('Read features');
  await waitFor(() => expect(readButton).toBeEnabled());
  await page.user.click(readButton);
  await waitFor(() => expect(screen.getByRole('group', { name: 'Run' })).toHaveTextContent(/^Done: 2 of 2/));
  await page.user.click(screen.getByRole('checkbox', { name: 'Only differences' }));
  const [feature = ''] = readColumn('Features', 0).map(String);
  await page.user.click(button(feature));
  await page.user.click(await findButton('Roll out: on everywhere…'));
  expect(await screen.findByText(`${feature} on`)).toBeVisible();
  const downloads = captureDownloads();
  await page.user.click(button('Save as file'));
  const file = (await downloads[0]?.text()) ?? '';
  expect(downloads[0]?.name).toMatch(/^rollout-plan-.*_us-east_\d{4}-.*Z\.json$/);
  expect(await screen.findByText('Saved the plan')).toBeInTheDocument();
  await page.user.click(button('Close plan'));

  const input = () => screen.getByLabelText('File with a plan');
  await page.user.upload(await screen.findByLabelText('File with a plan'), createFile('{}'));
  expect(await screen.findByRole('alert')).toHaveTextContent('This file has no plan of a rollout.');
  await page.user.upload(input(), createFile(file.replace('"usEast"', '"australia"')));
  await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('This plan is for Australia.'));
  await page.user.upload(input(), createFile(file));
  expect(await screen.findByText(/from the file plan\.json/)).toBeVisible();
  // Its button is gone with what was there before, also when that was a plan.
  const heading = () => screen.getByRole('heading', { name: /^Plan: App features of/ });
  expect(heading()).toHaveFocus();
  heading().blur();
  await page.user.upload(await screen.findByLabelText('File with a plan'), createFile(file));
  await waitFor(() => expect(heading()).toHaveFocus());
  expect(readColumn('Agencies', 3)).toEqual(['not read', 'not read']);
});
