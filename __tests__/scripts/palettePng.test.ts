import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { inflateSync } from 'node:zlib';

/** A program that converts an RGBA PNG of one row (with a row filter) to a palette PNG, and prints it as base64. */
const PROGRAM = `
  import { deflateSync } from 'node:zlib';
  import { toPalettePng } from './scripts/palettePng.mjs';
  // The checksum at the end is not read.
  const chunk = (type, data) => {
    const header = Buffer.alloc(8);
    header.writeUInt32BE(data.length);
    header.write(type, 4, 'latin1');
    return Buffer.concat([header, data, Buffer.alloc(4)]);
  };
  // 3 × 1 pixels, 8 bits, colour type 6 (RGBA).
  const header = Buffer.from([0, 0, 0, 3, 0, 0, 0, 1, 8, 6, 0, 0, 0]);
  // Red, red, blue. The row filter stores each byte minus the byte of the previous pixel.
  const row = Buffer.from([1, 255, 0, 0, 255, 0, 0, 0, 0, 1, 0, 255, 0]);
  const png = Buffer.concat([
    Buffer.alloc(8), chunk('IHDR', header), chunk('IDAT', deflateSync(row)), chunk('IEND', Buffer.alloc(0)),
  ]);
  process.stdout.write(toPalettePng(png).toString('base64'));
`;

/** The data of a chunk of a PNG. */
function chunkOf(png: Buffer, type: string): Buffer {
  const offset = png.indexOf(type, 0, 'latin1');
  return png.subarray(offset + 4, offset + 4 + png.readUInt32BE(offset - 4));
}

it('keeps the pixels of a picture, with a palette', () => {
  const { stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', PROGRAM], {
    encoding: 'utf8',
  });
  expect(stderr).toBe('');
  const png = Buffer.from(stdout, 'base64');
  // Colour type 3 is a palette.
  expect([...chunkOf(png, 'IHDR')]).toEqual([0, 0, 0, 3, 0, 0, 0, 1, 8, 3, 0, 0, 0]);
  expect([...chunkOf(png, 'PLTE')]).toEqual([255, 0, 0, 0, 0, 255]);
  expect([...inflateSync(chunkOf(png, 'IDAT'))]).toEqual([0, 0, 0, 1]);
});

it.each(['riders-light', 'diagnostics-dark'])('docs/screenshots/%s.png is small', (name) => {
  expect(readFileSync(`docs/screenshots/${name}.png`).length).toBeLessThan(150_000);
});
