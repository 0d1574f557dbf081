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
  // jsdom keeps this collection until the document changes.
  return [...control.ownerDocument.getElementsByTagName('label')].filter((label) => {
    const labelledId = label.getAttribute('for');
    if (labelledId === null) return label === enclosing && label.control === control;
    return labelledId !== '' && labelledId === control.id;
  });
}
