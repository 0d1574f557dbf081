/** Time between two attempts, in ms. */
export const LOAD_AGAIN_MS = 10_000;

/** For code that must come at last: loads it again after each failure. */
export async function loadUntilDone<Module>(load: () => Promise<Module>): Promise<Module> {
  try {
    return await load();
  } catch {
    await new Promise((resolve) => setTimeout(resolve, LOAD_AGAIN_MS));
    return loadUntilDone(load);
  }
}
