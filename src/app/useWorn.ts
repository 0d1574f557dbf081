import { useEffect } from 'react';
import { usePortalSelector } from '../session/hooks';
import { selectPreferences } from '../session/preferencesSlice';

const DARK = '(prefers-color-scheme: dark)';

/**
 * The page wears what is picked on it, and where it can't be kept as well. What was kept, what is picked in another tab
 * and the system's own theme are public/startTheme.js's, which is there before anything is picked or painted.
 */
export function useWorn(): void {
  const { theme, density } = usePortalSelector(selectPreferences);
  useEffect(() => {
    const system = window.matchMedia(DARK);
    const wear = () => {
      const isDark = theme === 'system' ? system.matches : theme === 'dark';
      Object.assign(document.documentElement.dataset, { theme: isDark ? 'dark' : 'light', density });
    };
    wear();
    system.addEventListener('change', wear);
    return () => system.removeEventListener('change', wear);
  }, [theme, density]);
}
