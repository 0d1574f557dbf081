import { useEffect } from 'react';
import { usePortalSelector } from '@/session/hooks';
import { selectPreferences } from '@/session/preferences/preferencesSlice';

const DARK_MODE_QUERY = '(prefers-color-scheme: dark)';

/**
 * Applies theme and density to <html>. public/bootTheme.js applies the stored ones before the first paint and follows
 * other tabs. This hook adds choices made on this page, also when storage is blocked.
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
