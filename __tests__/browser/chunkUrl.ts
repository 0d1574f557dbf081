import { readFileSync } from 'node:fs';

/** The URL pattern of a chunk's script or style sheet. `name`: its `webpackChunkName`. */
export function chunkUrl(name: string, kind: 'js' | 'css' = 'js'): string {
  const files = JSON.parse(readFileSync('.build/chunk-files.json', 'utf8')) as Record<string, string[]>;
  const file = files[name]?.find((fileName) => fileName.endsWith(`.${kind}`));
  if (file === undefined) throw new Error(`The build has no chunk ${name} with a .${kind} file.`);
  return `**/${file}`;
}
