/**
 * An inline script at the end of index.html. It selects the placeholder to show (sign-in form or shell), and loads in
 * parallel the configuration, the files of the current URL's screen, and the portal's entry scripts. It waits until the
 * sign-in form is painted, because the scripts could otherwise run before the first frame and delay it.
 * scripts/boot-page/bootPage.cjs fills in the argument.
 */
(({ screens, signedOutScreen, publicScreen, sessionKey, regionKey, scripts }) => {
  const { pathname, search } = location;
  const root = document.documentElement;
  const screen = screens.find(({ pattern }) => new RegExp(pattern).test(pathname));
  const isSignedIn = readStorage('sessionStorage', sessionKey) !== null;
  const isShellShown = isSignedIn ? screen?.name !== signedOutScreen : screen?.name === publicScreen;
  const { files = [] } = (isShellShown ? screen : screens.find(({ name }) => name === signedOutScreen)) ?? {};
  // After a session has ended, the sign-in page shows a notice above the form, so the placeholder would shift. With a
  // session, it loads itself anew, and an unknown address has no form: what was typed would be lost.
  const isFormReplaced = isSignedIn || !screen || search.includes('ended=');
  root.dataset.boot = isShellShown ? 'shell' : isFormReplaced ? '' : 'sign-in';

  /** The files that are on their way. */
  const missingFiles = new Set();
  const domReady = new Promise((resolve) => addEventListener('DOMContentLoaded', resolve));
  if (root.dataset.boot === 'sign-in') {
    selectRegion();
    document.getElementById('boot-year').textContent = new Date().getFullYear();
    document.getElementById('boot-email').focus();
    noteSubmit(document.getElementById('boot-form'));
    domReady.then(waitForPaint).then(load);
  } else load();

  function load() {
    window.bootConfiguration = fetch('/index.json', {
      signal: AbortSignal.timeout(10_000),
      redirect: 'error',
      cache: 'no-store',
    }).then(async (response) => ({ ok: response.ok, status: response.status, text: await response.text() }));
    // Prevents an unhandled rejection; the code that reads the configuration handles the error.
    window.bootConfiguration.catch(() => undefined);
    setTimeout(showMissingFiles, 10_000);
    // If a file of the screen fails to load, the router loads it again and shows the error.
    const preloads = files.map((file) =>
      track(file, file.endsWith('.css') ? loadStylesheet(file) : import(file).catch(() => undefined)),
    );
    domReady
      .then(() =>
        Promise.all([
          ...preloads,
          ...[...document.querySelectorAll('body link')].map((link) =>
            track(link.href, waitForStylesheet(link)),
          ),
        ]),
      )
      .then(() => Promise.all(scripts.map((script) => track(script, import(script)))))
      .catch((error) => {
        if (document.querySelector('.boot')) root.dataset.boot = 'failed';
        console.error(error);
      });
  }

  async function track(file, loaded) {
    missingFiles.add(file);
    await loaded;
    missingFiles.delete(file);
  }

  /** Says which files have not come. They may still come: then React replaces the message with the rest of the page. */
  function showMissingFiles() {
    const message = document.querySelector('.boot__late');
    if (!message || missingFiles.size === 0 || root.dataset.boot === 'failed') return;
    message.querySelector('span').textContent = [...missingFiles]
      .map((file) => file.split('/').pop())
      .join(', ');
    message.hidden = false;
  }

  /** Resolves after the next frame. A page in the background paints no frames, so it does not wait. */
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

  /** Resolves when a style sheet has loaded or failed to load. */
  function waitForStylesheet(link) {
    return (
      link.sheet ??
      new Promise((resolve) => {
        link.onload = resolve;
        link.onerror = resolve;
      })
    );
  }

  /**
   * A submit before the scripts have loaded is sent by the sign-in page, when it takes the form over: not without email or
   * password, and not after more was typed.
   */
  function noteSubmit(form) {
    form.addEventListener('submit', () => {
      if (!form.email.value || !form.password.value) return;
      form.dataset.submitted = '';
      form.ariaBusy = 'true';
    });
    form.addEventListener('input', () => {
      delete form.dataset.submitted;
      form.ariaBusy = null;
    });
  }

  /** Selects the region of the URL, or the one that was last used in this browser. */
  function selectRegion() {
    const findOption = (attribute, value) =>
      document.querySelector(`#boot-region option[${attribute}="${CSS.escape(value)}"]`);
    try {
      const option =
        findOption('data-slug', new URLSearchParams(search).get('region') ?? '') ??
        findOption('value', JSON.parse(JSON.parse(readStorage('localStorage', regionKey)).region));
      if (option) option.selected = true;
    } catch {
      // No region is stored, or the stored text is invalid.
    }
  }

  /** Returns null if nothing is stored or the storage is blocked. */
  function readStorage(storage, key) {
    try {
      return window[storage].getItem(key);
    } catch {
      return null;
    }
  }
})(__BOOT__);
