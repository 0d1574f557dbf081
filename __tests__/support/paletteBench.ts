import { screen, within } from '@testing-library/react';
import { type Wire } from './platform';
import { renderAt, type Rendered } from './renderAt';
import { type Who } from './signInAs';

export const PALETTE_PAGE = '/agency-dashboard/METRO/riders';

/** The palette's field. */
export const field = () => screen.getByRole('combobox', { name: 'Page, agency or action' });

/** What the palette offers, in words. */
export const options = () =>
  within(screen.getByRole('listbox', { name: 'Results' }))
    .queryAllByRole('option')
    .map(({ textContent }) => textContent);

/** The portal at an address, signed in to METRO unless told otherwise, with the palette open. */
export async function openPalette(wire: Wire, path = PALETTE_PAGE, who: Who = {}): Promise<Rendered> {
  const page = await renderAt(path, wire, { agencies: ['METRO'], ...who });
  await page.user.keyboard('{Control>}k{/Control}');
  await screen.findByRole('dialog', { name: 'Go to or do' });
  return page;
}
