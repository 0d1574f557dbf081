import { screen } from '@testing-library/react';
import { captureDownloads } from './downloads';
import { type Interception, setUpNetwork } from './fakeNetwork';
import { openRoute } from './renderRoute';

export const network = setUpNetwork();
/** The files that the test has saved. */
export let files: ReturnType<typeof captureDownloads>;
beforeEach(() => {
  files = captureDownloads();
});

/**
 * Opens a list and waits for `text`. The interceptions apply from the first request on. A list requests page 2 by
 * itself; where a test lets that fail, only page 1 is loaded when the export starts.
 */
export async function openList(path: string, text: string | RegExp, ...interceptions: Interception[]) {
  const rendered = await openRoute(path, network, { agencies: ['CBTA'] }, ...interceptions);
  await screen.findByText(text);
  await screen.findByRole('button', { name: 'Export' });
  return rendered;
}

/** Finds the dialog by its title's text: in tests antd gives several elements the same id. */
export const findExportDialog = async (plural: string) =>
  (await screen.findByText(`Export ${plural}`)).closest('[role="dialog"]') as HTMLElement;

export const getOption = (name: string | RegExp) => screen.getByRole('radio', { name });

export const readLines = async (fileIndex = 0) => ((await files[fileIndex]?.text()) ?? '').split('\r\n');
