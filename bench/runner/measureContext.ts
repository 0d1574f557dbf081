import { type Browser } from '@playwright/test';
import { type Site } from './sites';

/** Passed to every measurement. */
export interface MeasureContext {
  chromium: Browser;
  /** CPU slowdown factor; 1 is full speed. */
  cpu: number;
  /** A port that no site uses. */
  freePort: number;
  /** Stores the longest request chain of a page, as text, for results.json. */
  recordChain: (site: Site, chain: string) => void;
}

/** The figures of one sample, by row key, in the row's unit. */
export type Figures = Record<string, number>;
