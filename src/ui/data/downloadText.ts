import { type FileExtension, type FileName } from '@/domain/files/buildFileName';

const TYPES: Readonly<Record<FileExtension, string>> = {
  csv: 'text/csv;charset=utf-8',
  json: 'application/json',
  txt: 'text/plain;charset=utf-8',
};

/** Returns the file's name. Characters other than letters, digits, `_`, `.` and `-` are replaced by `-`. */
export function downloadText(fileName: FileName, text: string): string {
  const extension = fileName.slice(fileName.lastIndexOf('.') + 1) as FileExtension;
  const url = URL.createObjectURL(new Blob([text], { type: TYPES[extension] }));
  const link = document.createElement('a');
  link.href = url;
  link.download = fileName.replace(/[^\w.-]+/g, '-').replace(/^-+/, '');
  link.click();
  URL.revokeObjectURL(url);
  return link.download;
}
