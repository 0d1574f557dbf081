/* Converts a screenshot's PNG to at most 256 colours: the file has a third of the bytes, and the picture looks the same. */
import { crc32, deflateSync, inflateSync } from 'node:zlib';

const SIGNATURE = Buffer.from([137, 80, 78, 71, 13, 10, 26, 10]);
const COLOURS = 256;

/**
 * Converts a PNG (8 bits per channel, not interlaced) to a PNG with a palette. Transparency is lost. Similar colours are
 * first collected in buckets of 5 bits per channel; each bucket then gets the nearest colour of the palette.
 */
export function toPalettePng(png) {
  const { width, height, pixels } = decodePng(png);
  const buckets = new Map();
  for (let offset = 0; offset < pixels.length; offset += 3) {
    const bucket = bucketOf(pixels, offset);
    const colour = (pixels[offset] << 16) | (pixels[offset + 1] << 8) | pixels[offset + 2];
    const colourCounts = buckets.get(bucket) ?? { count: 0, colours: new Map() };
    colourCounts.count += 1;
    colourCounts.colours.set(colour, (colourCounts.colours.get(colour) ?? 0) + 1);
    buckets.set(bucket, colourCounts);
  }
  const { palette, indexOf } = choosePalette(buckets);
  // Each row begins with the number of its filter, 0 for none.
  const rows = Buffer.alloc((width + 1) * height);
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1)
      rows[y * (width + 1) + 1 + x] = indexOf.get(bucketOf(pixels, (y * width + x) * 3));
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  // 8 bits, colour type 3 (palette), the only compression and filter method, not interlaced.
  header.set([8, 3, 0, 0, 0], 8);
  return Buffer.concat([
    SIGNATURE,
    buildChunk('IHDR', header),
    buildChunk(
      'PLTE',
      Buffer.from(palette.flatMap((colour) => [colour >> 16, (colour >> 8) & 255, colour & 255])),
    ),
    buildChunk('IDAT', deflateSync(rows, { level: 9 })),
    buildChunk('IEND', Buffer.alloc(0)),
  ]);
}

/** The bucket of a pixel's colour: the upper 5 bits of each channel. */
function bucketOf(pixels, offset) {
  return ((pixels[offset] >> 3) << 10) | ((pixels[offset + 1] >> 3) << 5) | (pixels[offset + 2] >> 3);
}

/**
 * Chooses the palette and each bucket's index in it. The next colour is always the one with the greatest error, which is
 * its squared distance to the palette times the square root of its number of pixels. The first is the most frequent.
 */
function choosePalette(buckets) {
  const entries = [...buckets].map(([bucket, { count, colours }]) => ({
    bucket,
    count,
    colour: [...colours].reduce((most, next) => (next[1] > most[1] ? next : most))[0],
    distance: Infinity,
    index: 0,
  }));
  const palette = [];
  const errorOf = ({ count, distance }) =>
    distance === Infinity ? count * 1e6 : Math.sqrt(count) * distance;
  while (palette.length < COLOURS) {
    const next = entries.reduce((most, entry) => (errorOf(entry) > errorOf(most) ? entry : most));
    if (next.distance === 0) break;
    for (const entry of entries) {
      const distance = distanceOf(entry.colour, next.colour);
      if (distance < entry.distance) Object.assign(entry, { distance, index: palette.length });
    }
    palette.push(next.colour);
  }
  return { palette, indexOf: new Map(entries.map(({ bucket, index }) => [bucket, index])) };
}

/** The squared distance of two RGB colours. */
function distanceOf(first, second) {
  return [16, 8, 0].reduce(
    (sum, shift) => sum + (((first >> shift) & 255) - ((second >> shift) & 255)) ** 2,
    0,
  );
}

function decodePng(png) {
  const chunks = [];
  for (let offset = SIGNATURE.length; offset < png.length; offset += 12 + png.readUInt32BE(offset))
    chunks.push({
      type: png.toString('latin1', offset + 4, offset + 8),
      data: png.subarray(offset + 8, offset + 8 + png.readUInt32BE(offset)),
    });
  const header = chunks[0].data;
  const [width, height] = [header.readUInt32BE(0), header.readUInt32BE(4)];
  // Colour type 2 is RGB, 6 is RGBA.
  const [depth, type, , , interlaced] = header.subarray(8);
  if (depth !== 8 || (type !== 2 && type !== 6) || interlaced)
    throw new Error('This kind of PNG is not supported: it must have 8 bits per channel and no interlacing.');
  const pixelBytes = type === 6 ? 4 : 3;
  const data = inflateSync(
    Buffer.concat(chunks.filter(({ type }) => type === 'IDAT').map(({ data }) => data)),
  );
  const unfiltered = undoFilters(data, width * pixelBytes, height, pixelBytes);
  if (pixelBytes === 3) return { width, height, pixels: unfiltered };
  return { width, height, pixels: unfiltered.filter((_byte, offset) => offset % 4 !== 3) };
}

/** Reverses the filter of each row (PNG standard, "Filtering"). */
function undoFilters(data, rowBytes, height, pixelBytes) {
  const pixels = Buffer.alloc(rowBytes * height);
  for (let y = 0; y < height; y += 1) {
    const filter = data[y * (rowBytes + 1)];
    for (let x = 0; x < rowBytes; x += 1) {
      const left = x >= pixelBytes ? pixels[y * rowBytes + x - pixelBytes] : 0;
      const above = y > 0 ? pixels[(y - 1) * rowBytes + x] : 0;
      const upperLeft = x >= pixelBytes && y > 0 ? pixels[(y - 1) * rowBytes + x - pixelBytes] : 0;
      const prediction = [0, left, above, (left + above) >> 1, predictPaeth(left, above, upperLeft)][filter];
      pixels[y * rowBytes + x] = data[y * (rowBytes + 1) + 1 + x] + prediction;
    }
  }
  return pixels;
}

/** The Paeth predictor of the PNG standard. */
function predictPaeth(left, above, upperLeft) {
  const [a, b, c] = [left, above, upperLeft].map((value) => Math.abs(left + above - upperLeft - value));
  if (a <= b && a <= c) return left;
  return b <= c ? above : upperLeft;
}

function buildChunk(type, data) {
  const typeAndData = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const output = Buffer.alloc(typeAndData.length + 8);
  output.writeUInt32BE(data.length, 0);
  typeAndData.copy(output, 4);
  output.writeUInt32BE(crc32(typeAndData), typeAndData.length + 4);
  return output;
}
