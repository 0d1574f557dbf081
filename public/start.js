/**
 * Runs before any script is loaded: asks for the configuration and for the scripts of the address's own screen at
 * once, not one after the other, and says which of index.html's stand-ins to show. What it is called with is made by
 * scripts/startPage.cjs.
 */
(({ screens, guest, open, sessionKey }) => {
  const { pathname, search } = location;
  const page = document.documentElement;

  window.startingConfiguration = fetch('/index.json', {
    signal: AbortSignal.timeout(10_000),
    redirect: 'error',
    credentials: 'omit',
    cache: 'no-store',
  }).then(async (answer) => ({ ok: answer.ok, status: answer.status, text: await answer.text() }));
  // Whoever reads it tells what went wrong.
  window.startingConfiguration.catch(() => undefined);

  const screen = screens.find(({ pattern }) => new RegExp(pattern).test(pathname));
  const isEntered = isSignedIn() ? screen?.name !== guest : screen?.name === open;
  const shown = isEntered ? screen : screens.find(({ name }) => name === guest);
  for (const file of shown?.files ?? []) {
    const link = document.createElement('link');
    link.rel = 'preload';
    link.as = file.endsWith('.css') ? 'style' : 'script';
    link.href = file;
    document.head.append(link);
  }
  // A notice of how the session ended would push the form down.
  page.dataset.starts = isEntered ? 'shell' : search.includes('ended=') ? '' : 'sign-in';

  addEventListener(
    'error',
    ({ target }) => {
      const isOurs = target instanceof HTMLScriptElement && target.defer;
      if (isOurs && document.querySelector('.start')) page.dataset.starts = 'failed';
    },
    true,
  );

  function isSignedIn() {
    try {
      return sessionStorage.getItem(sessionKey) !== null;
    } catch {
      return false;
    }
  }
})(__START__);
