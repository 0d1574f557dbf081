import { screen, within } from '@testing-library/react';

/** The texts of a column, from 0. */
export const readColumn = (table: string, index: number) =>
  within(screen.getByRole('table', { name: table }))
    .getAllByRole('row')
    .slice(1)
    .map((row) => row.children[index]?.textContent);
