import { screen, within } from '@testing-library/react';
import { openWire, type Wire } from './platform';
import { renderAt } from './renderAt';

let opened: Wire | undefined;

/** Opens the platform in memory; one for all tests of a file. */
export async function openBench(): Promise<Wire> {
  opened = await openWire();
  return opened;
}

function wireOf(): Wire {
  if (!opened) throw new Error('the platform is not open yet');
  return opened;
}

export const pathOf = (agency: string) => `/agency-dashboard/${agency}/agency-diagnostics`;

/** The page of an agency, with these faults on the wire. */
export async function open(agency = 'CBTA', ...faults: Parameters<Wire['fault']>[]) {
  const page = await renderAt('/', wireOf(), { agencies: [agency, 'METRO'] });
  for (const fault of faults) wireOf().fault(...fault);
  await page.goTo(pathOf(agency));
  await screen.findByRole('heading', { level: 1, name: 'AGENCY DIAGNOSTICS' });
  return {
    ...page,
    press: (name: string | RegExp) => page.user.click(screen.getByRole('button', { name })),
    runAll: async () => {
      await page.user.click(screen.getByRole('button', { name: 'RUN ALL' }));
      await allDone();
    },
  };
}

export const card = (title: string) => screen.getByRole('article', { name: title });
export const inCard = (title: string) => within(card(title));
export const statusOf = (title: string) => card(title).getAttribute('data-status');
/** RUN ALL has ended: the time that it took is there. */
export const allDone = () => screen.findByText(/^(\d+) of \1 checks · /, undefined, { timeout: 20_000 });
export const summary = () => screen.getByRole('list', { name: 'Summary' });

/** A fault that lets every call through, and tells how many were under way at once. */
export function counting() {
  const load = { underWay: 0, most: 0, calls: 0 };
  const fault = async (request: Request): Promise<Response> => {
    load.calls += 1;
    load.underWay += 1;
    load.most = Math.max(load.most, load.underWay);
    // As long as the calls that are to come need to be sent.
    await new Promise((resolve) => setTimeout(resolve, 2));
    const reply = await wireOf().platform.site.fetch(request);
    load.underWay -= 1;
    return reply;
  };
  return { load, fault };
}

/** Takes the file that the page hands over next: its name and its text. */
export function nextFile(): Promise<{ name: string; text: string }> {
  return new Promise((resolve) => {
    let content: Blob | undefined;
    Object.assign(URL, {
      createObjectURL: (blob: Blob) => {
        content = blob;
        return 'blob:report';
      },
      revokeObjectURL: () => undefined,
    });
    jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      const name = this.download;
      const reader = new FileReader();
      reader.onload = () => resolve({ name, text: String(reader.result) });
      reader.readAsText(content as Blob);
    });
  });
}
