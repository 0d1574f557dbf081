import { useEffect } from 'react';
import { usePortalSelector } from '../session/hooks';
import { selectPreferences } from '../session/preferencesSlice';

const DARK_MODE_QUERY = '(prefers-color-scheme: dark)';

/**
 * The page wears what is picked on it, and where it can't be kept as well. What was kept, what is picked in another tab
 * and the system's own theme are public/bootTheme.js's, which is there before anything is picked or painted.
 */
export function useApplyTheme(): void {
  const { theme, density } = usePortalSelector(selectPreferences);
  useEffect(() => {
    const darkQuery = window.matchMedia(DARK_MODE_QUERY);
    const applyTheme = () => {
      const isDark = theme === 'system' ? darkQuery.matches : theme === 'dark';
      Object.assign(document.documentElement.dataset, { theme: isDark ? 'dark' : 'light', density });
    };
    applyTheme();
    darkQuery.addEventListener('change', applyTheme);
    return () => darkQuery.removeEventListener('change', applyTheme);
  }, [theme, density]);
}
