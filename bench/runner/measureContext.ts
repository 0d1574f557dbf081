import { type Browser } from '@playwright/test';
import { type Site } from './sites';

/** What measuring needs: a browser, how many times its processor is slowed, and a port of its own. */
export interface MeasureContext {
  chromium: Browser;
  cpu: number;
  /** A port that no site uses. */
  freePort: number;
  /** Says something of a sample that is no figure. */
  note: (site: Site, text: string) => void;
}

/** One sample of an app by figure, in the units of the rows. */
export type Figures = Record<string, number>;
