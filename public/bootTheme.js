/**
 * An inline script in the head of index.html. It applies the stored theme, density and menu to <html> before the first paint, and
 * again when the system's theme or another tab changes them. src/app/useApplyTheme.ts applies choices made in this tab.
 */
((key) => {
  const root = document.documentElement;
  const darkQuery = matchMedia('(prefers-color-scheme: dark)');
  applyPreferences();
  darkQuery.addEventListener('change', () => applyTheme(readPreferences()));
  addEventListener('storage', (event) => {
    // A theme that could not be stored stays when another tab stores something else. Without a key, all was cleared.
    if (event.key === key || event.key === null) applyPreferences();
  });

  function applyPreferences() {
    const preferences = readPreferences();
    const { density, isMenuCollapsed } = preferences;
    applyTheme(preferences);
    root.dataset.density = density === 'compact' ? density : 'comfortable';
    root.dataset.menu = isMenuCollapsed === true ? 'icons' : 'full';
  }

  function applyTheme({ theme }) {
    root.dataset.theme = theme === 'dark' || (theme !== 'light' && darkQuery.matches) ? 'dark' : 'light';
  }

  function readPreferences() {
    try {
      const { version, ...preferences } = JSON.parse(localStorage.getItem(key)) ?? {};
      // Another version of the portal has stored them.
      return version === 1 ? preferences : {};
    } catch {
      return {};
    }
  }
})(__PREFERENCES_KEY__);
