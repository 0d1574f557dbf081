/** Wraps what opens a drawer once its code has loaded, so that it does not open over a page that was opened meanwhile. */
export function onSamePage<Arguments extends readonly unknown[]>(
  open: (...loaded: Arguments) => void,
): (...loaded: Arguments) => void {
  const { pathname } = window.location;
  return (...loaded) => {
    if (window.location.pathname === pathname) open(...loaded);
  };
}
