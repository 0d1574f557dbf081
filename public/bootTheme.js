/**
 * Runs in the page's head: the theme and the density that were kept on this browser are worn before anything is painted,
 * and from then on as the system or another tab changes. app/useApplyTheme.ts adds what is picked on the root.
 */
((key) => {
  const root = document.documentElement;
  const darkQuery = matchMedia('(prefers-color-scheme: dark)');
  applyTheme();
  darkQuery.addEventListener('change', applyTheme);
  addEventListener('storage', applyTheme);

  function applyTheme() {
    const { theme, density } = readPreferences();
    root.dataset.theme = theme === 'dark' || (theme !== 'light' && darkQuery.matches) ? 'dark' : 'light';
    root.dataset.density = density === 'compact' ? density : 'comfortable';
  }

  function readPreferences() {
    try {
      return JSON.parse(localStorage.getItem(key)) ?? {};
    } catch {
      return {};
    }
  }
})(__PREFERENCES_KEY__);
