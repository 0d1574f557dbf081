import { type Browser } from '@playwright/test';

export interface MeasureContext {
  chromium: Browser;
  /** CPU slowdown factor; 1 is full speed. */
  cpu: number;
  /** A port that no site uses. */
  freePort: number;
}

/** One sample: figures in the row's unit, by row key. */
export type Figures = Record<string, number>;
