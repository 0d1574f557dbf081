/** How many entries an arrow key moves, in the command palette and in the list of agencies. */
export const ARROW_STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };
