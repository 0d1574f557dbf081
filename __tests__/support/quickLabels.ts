/**
 * Replaces jsdom's `labels`, which looks at every node of the document, and for each label again at every node before its
 * control. Testing Library reads it for each control in each query by role or label.
 */
export function installQuickLabels(): void {
  for (const { prototype } of [HTMLInputElement, HTMLButtonElement, HTMLSelectElement, HTMLTextAreaElement])
    Object.defineProperty(prototype, 'labels', {
      configurable: true,
      get(this: HTMLElement & { type: string }) {
        return this.type === 'hidden' ? null : findLabels(this);
      },
    });
}

function findLabels(control: HTMLElement): HTMLLabelElement[] {
  const enclosing = control.closest('label');
  return listLabels(control.ownerDocument).filter((label) => {
    const labelledId = label.getAttribute('for');
    if (labelledId === null) return label === enclosing && label.control === control;
    return labelledId !== '' && labelledId === control.id;
  });
}

/**
 * jsdom keeps the collection until the document changes. Its length is read only once, because jsdom first looks for an
 * element with the name `length`: an iterator would do so for each label.
 */
function listLabels(ownerDocument: Document): HTMLLabelElement[] {
  const labels = ownerDocument.getElementsByTagName('label');
  return Array.from({ length: labels.length }, (_empty, index) => labels[index] as HTMLLabelElement);
}
