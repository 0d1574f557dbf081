/** Milliseconds between two attempts. */
export const RETRY_DELAY_MS = 10_000;

/** For code that is needed even if it comes late: tries again after each failure, without a limit. */
export async function loadWithRetry<Module>(load: () => Promise<Module>): Promise<Module> {
  try {
    return await load();
  } catch {
    await new Promise((resolve) => setTimeout(resolve, RETRY_DELAY_MS));
    return loadWithRetry(load);
  }
}
