/** Where a floor page is drawn. */
export function pageRoot(): HTMLElement {
  const element = document.getElementById('root');
  if (!element) throw new Error('index.html has no #root');
  return element;
}
