export function downloadText(fileName: string, text: string, type: string): void {
  const url = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement('a');
  link.href = url;
  // Some characters are not allowed in file names.
  link.download = fileName.replace(/[^\w.-]+/g, '-').replace(/^-+/, '');
  link.click();
  URL.revokeObjectURL(url);
}
