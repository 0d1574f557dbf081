/**
 * Stands at the end of index.html, before any script: says which of its stand-ins is shown, and asks for the
 * configuration, the scripts of the address's own screen and the portal's side by side. A sign-in form is painted
 * first: asking takes time, and from a host nearby the scripts would run before the first frame and hold it back. What
 * it is called with is made by scripts/bootPage.cjs.
 */
(({ screens, signedOutScreen, publicScreen, sessionKey, regionKey, scripts }) => {
  const { pathname, search } = location;
  const root = document.documentElement;
  const screen = screens.find(({ pattern }) => new RegExp(pattern).test(pathname));
  const isSignedIn = readStorage('sessionStorage', sessionKey) !== null;
  const isShellShown = isSignedIn ? screen?.name !== signedOutScreen : screen?.name === publicScreen;
  const { files = [] } = (isShellShown ? screen : screens.find(({ name }) => name === signedOutScreen)) ?? {};
  // A notice of how the session ended would push the form down.
  root.dataset.boot = isShellShown ? 'shell' : search.includes('ended=') ? '' : 'sign-in';

  const domReady = new Promise((resolve) => addEventListener('DOMContentLoaded', resolve));
  if (root.dataset.boot === 'sign-in') {
    selectLastRegion();
    domReady.then(waitForPaint).then(load);
  } else load();

  function load() {
    window.bootConfiguration = fetch('/index.json', {
      signal: AbortSignal.timeout(10_000),
      redirect: 'error',
      credentials: 'omit',
      cache: 'no-store',
    }).then(async (response) => ({ ok: response.ok, status: response.status, text: await response.text() }));
    // Whoever reads it tells what went wrong.
    window.bootConfiguration.catch(() => undefined);
    // What of a screen can't be had, the router asks for again, and tells.
    const preloads = files.map((file) =>
      file.endsWith('.css') ? loadStylesheet(file) : import(file).catch(() => undefined),
    );
    domReady
      .then(() =>
        Promise.all([...preloads, ...[...document.querySelectorAll('body link')].map(waitForStylesheet)]),
      )
      .then(() => Promise.all(scripts.map((script) => import(script))))
      .catch((error) => {
        if (document.querySelector('.boot')) root.dataset.boot = 'failed';
        console.error(error);
      });
  }

  /** Once a frame was shown; a page in the background shows none. */
  function waitForPaint() {
    if (document.hidden) return undefined;
    return new Promise((resolve) => {
      requestAnimationFrame(() => setTimeout(resolve));
      setTimeout(resolve, 200);
    });
  }

  function loadStylesheet(href) {
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.href = href;
    document.head.append(link);
    return waitForStylesheet(link);
  }

  /** Once a style sheet is there, or can't be had. */
  function waitForStylesheet(link) {
    return (
      link.sheet ??
      new Promise((resolve) => {
        link.onload = resolve;
        link.onerror = resolve;
      })
    );
  }

  /** The region that was last picked on this browser stands in the form from the first moment on. */
  function selectLastRegion() {
    try {
      const region = JSON.parse(JSON.parse(readStorage('localStorage', regionKey)).region);
      const option = document.querySelector(`#boot-region option[value="${CSS.escape(region)}"]`);
      if (option) option.selected = true;
    } catch {
      // Nothing was picked yet.
    }
  }

  /** Null where nothing is stored, or the storage is blocked. */
  function readStorage(storage, key) {
    try {
      return window[storage].getItem(key);
    } catch {
      return null;
    }
  }
})(__BOOT__);
