/** The highest allowed figure. */
export const maxFigure = (atMost: number) => ({ of: 'figure', atMost }) as const;
/** The highest allowed ratio to the baseline. */
export const maxRatio = (atMost: number) => ({ of: 'ratio', atMost }) as const;
