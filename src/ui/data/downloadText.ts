/** Returns the file's name. Characters other than letters, digits, `_`, `.` and `-` are replaced by `-`. */
export function downloadText(fileName: string, text: string, type: string): string {
  const url = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement('a');
  link.href = url;
  link.download = fileName.replace(/[^\w.-]+/g, '-').replace(/^-+/, '');
  link.click();
  URL.revokeObjectURL(url);
  return link.download;
}
