import { screen, within } from '@testing-library/react';
import { type FakeNetwork } from './fakeNetwork';
import { type RenderedRoute, renderRoute } from './renderRoute';
import { type Session } from './storeSession';

export const DEFAULT_PATH = '/agency-dashboard/METRO/riders';

export const paletteInput = () => screen.getByRole('combobox', { name: 'Page, agency or action' });

/** The texts of the options that the palette shows. */
export const listOptions = () =>
  within(screen.getByRole('listbox', { name: 'Results' }))
    .queryAllByRole('option')
    .map(({ textContent }) => textContent);

/** Renders a page, by default signed in to METRO, and opens the command palette. */
export async function openPalette(
  network: FakeNetwork,
  path = DEFAULT_PATH,
  session: Session = {},
): Promise<RenderedRoute> {
  const page = await renderRoute(path, network, { agencies: ['METRO'], ...session });
  await page.user.keyboard('{Control>}k{/Control}');
  await screen.findByRole('dialog', { name: 'Command palette' });
  return page;
}
