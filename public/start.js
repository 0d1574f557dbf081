/**
 * Stands at the end of index.html, before any script: says which of its stand-ins is shown, and asks for the
 * configuration, the scripts of the address's own screen and the portal's side by side. A sign-in form is painted
 * first: asking takes time, and from a host nearby the scripts would run before the first frame and hold it back. What
 * it is called with is made by scripts/startPage.cjs.
 */
(({ screens, guest, open, sessionKey, regionKey, scripts }) => {
  const { pathname, search } = location;
  const page = document.documentElement;
  const screen = screens.find(({ pattern }) => new RegExp(pattern).test(pathname));
  const isSignedIn = stored('sessionStorage', sessionKey) !== null;
  const isEntered = isSignedIn ? screen?.name !== guest : screen?.name === open;
  const { files = [] } = (isEntered ? screen : screens.find(({ name }) => name === guest)) ?? {};
  // A notice of how the session ended would push the form down.
  page.dataset.starts = isEntered ? 'shell' : search.includes('ended=') ? '' : 'sign-in';

  const parsed = new Promise((resolve) => addEventListener('DOMContentLoaded', resolve));
  if (page.dataset.starts === 'sign-in') {
    pickLastRegion();
    parsed.then(painted).then(load);
  } else load();

  function load() {
    window.startingConfiguration = fetch('/index.json', {
      signal: AbortSignal.timeout(10_000),
      redirect: 'error',
      credentials: 'omit',
      cache: 'no-store',
    }).then(async (answer) => ({ ok: answer.ok, status: answer.status, text: await answer.text() }));
    // Whoever reads it tells what went wrong.
    window.startingConfiguration.catch(() => undefined);
    // What of a screen can't be had, the router asks for again, and tells.
    const parts = files.map((file) =>
      file.endsWith('.css') ? sheet(file) : import(file).catch(() => undefined),
    );
    parsed
      .then(() => Promise.all([...parts, ...[...document.querySelectorAll('body link')].map(loaded)]))
      .then(() => Promise.all(scripts.map((script) => import(script))))
      .catch((problem) => {
        if (document.querySelector('.start')) page.dataset.starts = 'failed';
        console.error(problem);
      });
  }

  /** Once a frame was shown; a page in the background shows none. */
  function painted() {
    if (document.hidden) return undefined;
    return new Promise((resolve) => {
      requestAnimationFrame(() => setTimeout(resolve));
      setTimeout(resolve, 200);
    });
  }

  function sheet(href) {
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.href = href;
    document.head.append(link);
    return loaded(link);
  }

  /** Once a style sheet is there, or can't be had. */
  function loaded(link) {
    return (
      link.sheet ??
      new Promise((resolve) => {
        link.onload = resolve;
        link.onerror = resolve;
      })
    );
  }

  /** The region that was last picked on this browser stands in the form from the first moment on. */
  function pickLastRegion() {
    try {
      const region = JSON.parse(JSON.parse(stored('localStorage', regionKey)).region);
      const choice = document.querySelector(`#start-region option[value="${CSS.escape(region)}"]`);
      if (choice) choice.selected = true;
    } catch {
      // Nothing was picked yet.
    }
  }

  /** Null where nothing is stored, or the storage is blocked. */
  function stored(storage, key) {
    try {
      return window[storage].getItem(key);
    } catch {
      return null;
    }
  }
})(__START__);
