import { screen, within } from '@testing-library/react';
import { type UserEvent } from '@testing-library/user-event';

/** The zone of the tests' own clock, as the tip names it. */
export const BROWSER_ZONE = Intl.DateTimeFormat().resolvedOptions().timeZone;

/** Times of a table's row by the titles of their columns, as the tip finds them. */
export function readTimes(row: HTMLElement): Record<string, string> {
  return Object.fromEntries(
    [...row.querySelectorAll<HTMLElement>('[data-time]')].map(({ dataset }) => [
      dataset.timeLabel ?? '',
      dataset.time ?? '',
    ]),
  );
}

/** Points at a time, and returns the times of the tip by their zones. */
export async function readTimeZones(user: UserEvent, element: HTMLElement): Promise<Record<string, string>> {
  // The tip's code loads with the first input.
  await user.hover(element);
  await screen.findByRole('tooltip');
  await user.unhover(element);
  await user.click(element);
  return readTip();
}

/** The zones and the last column of times in the tip. */
export async function readTip(): Promise<Record<string, string>> {
  const tip = within(await screen.findByRole('tooltip'));
  return Object.fromEntries(
    tip.getAllByRole('rowheader').map((header) => {
      const cells = header.closest('tr')?.querySelectorAll('td') ?? [];
      return [header.textContent.trim(), [...cells].map(({ textContent }) => textContent).join(' | ')];
    }),
  );
}
