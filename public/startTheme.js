/**
 * Runs in the page's head: the theme and the density that were kept on this browser are worn before anything is painted,
 * and from then on as the system or another tab changes. app/useWorn.ts adds what is picked on the page.
 */
((key) => {
  const page = document.documentElement;
  const dark = matchMedia('(prefers-color-scheme: dark)');
  dress();
  dark.addEventListener('change', dress);
  addEventListener('storage', dress);

  function dress() {
    const { theme, density } = preferences();
    page.dataset.theme = theme === 'dark' || (theme !== 'light' && dark.matches) ? 'dark' : 'light';
    page.dataset.density = density === 'compact' ? density : 'comfortable';
  }

  function preferences() {
    try {
      return JSON.parse(localStorage.getItem(key)) ?? {};
    } catch {
      return {};
    }
  }
})(__PREFERENCES_KEY__);
