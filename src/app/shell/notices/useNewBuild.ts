import { useEffect, useState } from 'react';
import { getCurrentBuild } from '@/app/boot/currentBuild';

const CHECK_MS = 15 * 60_000;

/** Whether the server has another build than this page, asked at most every 15 minutes while the page is visible. */
export function useNewBuild(): boolean {
  const [isNewer, setIsNewer] = useState(false);
  useEffect(() => {
    if (isNewer) return undefined;
    // The page's own build was the newest when the page was loaded, which can be long ago.
    let checkedAt = performance.timeOrigin;
    const check = () => {
      if (document.hidden || Date.now() - checkedAt < CHECK_MS) return;
      checkedAt = Date.now();
      void isOtherBuild().then((isOther) => isOther && setIsNewer(true));
    };
    check();
    const interval = setInterval(check, CHECK_MS);
    document.addEventListener('visibilitychange', check);
    return () => {
      clearInterval(interval);
      document.removeEventListener('visibilitychange', check);
    };
  }, [isNewer]);
  return isNewer;
}

/**
 * The page itself names its build. Each check downloads all of it, about 6 kB compressed: it is served with no-store, so
 * there is no copy that a 304 could confirm.
 */
async function isOtherBuild(): Promise<boolean> {
  try {
    const response = await fetch('/index.html', { cache: 'no-cache' });
    const html = await response.text();
    // Anything else, such as the page of a proxy, says nothing about the build.
    return (
      response.ok && html.includes('modulepreload') && !html.includes(new URL(getCurrentBuild()).pathname)
    );
  } catch {
    return false;
  }
}
