/**
 * Downloads a text as a file. In the file name, characters other than letters, digits, `_`, `.` and `-` become dashes.
 */
export function downloadText(fileName: string, text: string, type: string): void {
  const url = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement('a');
  link.href = url;
  link.download = fileName.replace(/[^\w.-]+/g, '-').replace(/^-+/, '');
  link.click();
  URL.revokeObjectURL(url);
}
