/** Inherited properties that Testing Library reads. */
const INHERITED: readonly string[] = ['visibility', 'pointer-events'];

/**
 * Replaces jsdom's `getComputedStyle`, which matches its whole style sheet against the element at each call and took
 * most of the tests' time. The tests load no styles, so a style follows from inline styles, `hidden` and the tag.
 */
export function installInlineStyles(): void {
  const { getComputedStyle } = window;
  const defaultStyles = new Map<string, CSSStyleDeclaration>();

  /** The style that the tag alone gives. A dialog is displayed only when it is open. */
  const getDefaultStyle = (element: Element): CSSStyleDeclaration => {
    const isOpen = element.hasAttribute('open');
    const key = `${element.tagName} ${isOpen}`;
    const known = defaultStyles.get(key);
    if (known) return known;
    const sample = document.createElement(element.tagName);
    sample.toggleAttribute('open', isOpen);
    const style = getComputedStyle(sample);
    defaultStyles.set(key, style);
    return style;
  };

  const readProperty = (element: HTMLElement, name: string): string => {
    if (name === 'display' && element.hidden) return 'none';
    let current: HTMLElement | null = element;
    while (current) {
      const value = current.style.getPropertyValue(name);
      if (value !== '') return value;
      current = INHERITED.includes(name) ? current.parentElement : null;
    }
    return getDefaultStyle(element).getPropertyValue(name);
  };

  window.getComputedStyle = (element) =>
    new Proxy(getDefaultStyle(element), {
      get(style, key) {
        const read = (name: string) => readProperty(element as HTMLElement, name);
        if (key === 'getPropertyValue') return read;
        const value: unknown = Reflect.get(style, key);
        return typeof value === 'string' ? read(toCssName(String(key))) : value;
      },
    });
}

function toCssName(property: string): string {
  return property.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}
