import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { inflateSync } from 'node:zlib';

/** Writes a PNG of one row of RGBA with a filter, turns it into one with a palette, and prints that as base64. */
const PROGRAM = `
  import { deflateSync } from 'node:zlib';
  import { palettePng } from './scripts/palettePng.mjs';
  const chunk = (type, data) => {
    const head = Buffer.alloc(8);
    head.writeUInt32BE(data.length);
    head.write(type, 4, 'latin1');
    return Buffer.concat([head, data, Buffer.alloc(4)]);
  };
  const head = Buffer.from([0, 0, 0, 3, 0, 0, 0, 1, 8, 6, 0, 0, 0]);
  // Red, red, blue; each byte less that of the pixel before it.
  const row = Buffer.from([1, 255, 0, 0, 255, 0, 0, 0, 0, 1, 0, 255, 0]);
  const png = Buffer.concat([
    Buffer.alloc(8), chunk('IHDR', head), chunk('IDAT', deflateSync(row)), chunk('IEND', Buffer.alloc(0)),
  ]);
  process.stdout.write(palettePng(png).toString('base64'));
`;

/** The data of a PNG's chunk. */
function chunkOf(png: Buffer, type: string): Buffer {
  const at = png.indexOf(type, 0, 'latin1');
  return png.subarray(at + 4, at + 4 + png.readUInt32BE(at - 4));
}

it('a picture keeps its pixels, on a palette of its own', () => {
  const { stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', PROGRAM], {
    encoding: 'utf8',
  });
  expect(stderr).toBe('');
  const png = Buffer.from(stdout, 'base64');
  expect([...chunkOf(png, 'IHDR')]).toEqual([0, 0, 0, 3, 0, 0, 0, 1, 8, 3, 0, 0, 0]);
  expect([...chunkOf(png, 'PLTE')]).toEqual([255, 0, 0, 0, 0, 255]);
  expect([...inflateSync(chunkOf(png, 'IDAT'))]).toEqual([0, 0, 0, 1]);
});

it.each(['riders-light', 'diagnostics-dark'])('docs/screenshots/%s.png is small', (name) => {
  expect(readFileSync(`docs/screenshots/${name}.png`).length).toBeLessThan(150_000);
});
