import { screen, within } from '@testing-library/react';
import { type FakeNetwork } from './fakeNetwork';
import { type RenderedRoute, renderRoute } from './renderRoute';
import { type Session } from './storeSession';

export const DEFAULT_PATH = '/agency-dashboard/METRO/riders';

export const paletteInput = () => screen.getByRole('combobox', { name: 'Rider, agency, page or action' });

/** The options of a group as `label · hint`. */
export const listGroup = (name: string) =>
  within(screen.getByRole('group', { name })).getAllByRole('option').map(describeOption);

/** The options that the palette shows, as `label · hint`, without the searches among riders. */
export const listOptions = () => {
  const list = within(screen.getByRole('listbox', { name: 'Results' }));
  const riders = list.queryByRole('group', { name: 'Riders' });
  return list
    .queryAllByRole('option')
    .filter((option) => riders?.contains(option) !== true)
    .map(describeOption);
};

function describeOption(option: HTMLElement): string {
  return [...option.querySelectorAll(':scope > :not([aria-hidden])')]
    .map(({ textContent }) => textContent)
    .join(' · ');
}

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
