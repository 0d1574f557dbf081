import { isRecord } from '@/lib/isRecord';
import { parseJson } from '@/lib/json/parseJson';

/** The first fields of a file that the portal has written. */
interface FileHead {
  format: string;
  formatVersion: number;
}

type ParsedFile =
  { file: Readonly<Record<string, unknown>>; error?: never } | { file?: never; error: string };

/** Parses the text of a file with this head. `noun`: what such a file has. The error is a text for the screen. */
export function parsePortalFile(text: string, { format, formatVersion }: FileHead, noun: string): ParsedFile {
  const file = parseJson(text);
  if (!isRecord(file) || file.format !== format) return { error: `This file has no ${noun}.` };
  if (file.formatVersion !== formatVersion)
    return { error: 'This file is from another version of the portal, which this one cannot read.' };
  return { file };
}
