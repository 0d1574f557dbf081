/** Hands a text to the person as a file; signs that file names can't hold become dashes. */
export function downloadText(name: string, text: string, type: string): void {
  const address = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name.replace(/[^\w.-]+/g, '-').replace(/^-+/, '');
  link.click();
  URL.revokeObjectURL(address);
}
