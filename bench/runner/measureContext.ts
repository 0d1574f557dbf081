import { type Browser } from '@playwright/test';
import { type Site } from './sites';

export interface MeasureContext {
  chromium: Browser;
  /** CPU slowdown factor; 1 is full speed. */
  cpu: number;
  /** A port that no site uses. */
  freePort: number;
  /** Stores the longest request chain of a page for results.json. */
  recordChain: (site: Site, chain: string) => void;
}

/** One sample: figures in the row's unit, by row key. */
export type Figures = Record<string, number>;
