/* A screenshot's PNG with 256 colours at most: a third of its size, and to the eye the same. */
import { crc32, deflateSync, inflateSync } from 'node:zlib';

const SIGNATURE = Buffer.from([137, 80, 78, 71, 13, 10, 26, 10]);
const COLOURS = 256;

/** The picture of a PNG with 8 bits a channel and no interlacing, without its transparency, on a palette of its own. */
export function toPalettePng(png) {
  const { width, height, pixels } = decodePng(png);
  const buckets = new Map();
  for (let at = 0; at < pixels.length; at += 3) {
    const bucket = bucketOf(pixels, at);
    const colour = (pixels[at] << 16) | (pixels[at + 1] << 8) | pixels[at + 2];
    const colourCounts = buckets.get(bucket) ?? { count: 0, colours: new Map() };
    colourCounts.count += 1;
    colourCounts.colours.set(colour, (colourCounts.colours.get(colour) ?? 0) + 1);
    buckets.set(bucket, colourCounts);
  }
  const { palette, indexOf } = choosePalette(buckets);
  const rows = Buffer.alloc((width + 1) * height);
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1)
      rows[y * (width + 1) + 1 + x] = indexOf.get(bucketOf(pixels, (y * width + x) * 3));
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([8, 3, 0, 0, 0], 8);
  return Buffer.concat([
    SIGNATURE,
    chunk('IHDR', head),
    chunk(
      'PLTE',
      Buffer.from(palette.flatMap((colour) => [colour >> 16, (colour >> 8) & 255, colour & 255])),
    ),
    chunk('IDAT', deflateSync(rows, { level: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

/** Colours of one bucket, 5 bits a channel, become one: that of theirs which is there most. */
function bucketOf(pixels, at) {
  return ((pixels[at] >> 3) << 10) | ((pixels[at + 1] >> 3) << 5) | (pixels[at + 2] >> 3);
}

/** The palette, and which of its colours stands for each bucket: one by one that which is errorOf most, by its pixels and its distance. */
function choosePalette(buckets) {
  const all = [...buckets].map(([bucket, { count, colours }]) => ({
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
    const next = all.reduce((most, one) => (errorOf(one) > errorOf(most) ? one : most));
    if (next.distance === 0) break;
    for (const one of all) {
      const distance = distanceOf(one.colour, next.colour);
      if (distance < one.distance) Object.assign(one, { distance, index: palette.length });
    }
    palette.push(next.colour);
  }
  return { palette, indexOf: new Map(all.map(({ bucket, index }) => [bucket, index])) };
}

function distanceOf(one, other) {
  return [16, 8, 0].reduce((sum, by) => sum + (((one >> by) & 255) - ((other >> by) & 255)) ** 2, 0);
}

function decodePng(png) {
  const chunks = [];
  for (let at = SIGNATURE.length; at < png.length; at += 12 + png.readUInt32BE(at))
    chunks.push({
      type: png.toString('latin1', at + 4, at + 8),
      data: png.subarray(at + 8, at + 8 + png.readUInt32BE(at)),
    });
  const head = chunks[0].data;
  const [width, height] = [head.readUInt32BE(0), head.readUInt32BE(4)];
  const [depth, type, , , interlaced] = head.subarray(8);
  if (depth !== 8 || (type !== 2 && type !== 6) || interlaced)
    throw new Error('This PNG is not of a kind that browsers write.');
  const size = type === 6 ? 4 : 3;
  const data = inflateSync(Buffer.concat(chunks.filter((one) => one.type === 'IDAT').map((one) => one.data)));
  const unfiltered = undoFilters(data, width * size, height, size);
  if (size === 3) return { width, height, pixels: unfiltered };
  return { width, height, pixels: unfiltered.filter((_byte, at) => at % 4 !== 3) };
}

/** Undoes the filter of each row (PNG specification, 9). */
function undoFilters(data, length, height, size) {
  const out = Buffer.alloc(length * height);
  for (let y = 0; y < height; y += 1) {
    const filter = data[y * (length + 1)];
    for (let x = 0; x < length; x += 1) {
      const left = x >= size ? out[y * length + x - size] : 0;
      const above = y > 0 ? out[(y - 1) * length + x] : 0;
      const upperLeft = x >= size && y > 0 ? out[(y - 1) * length + x - size] : 0;
      const prediction = [0, left, above, (left + above) >> 1, paeth(left, above, upperLeft)][filter];
      out[y * length + x] = data[y * (length + 1) + 1 + x] + prediction;
    }
  }
  return out;
}

function paeth(left, above, upperLeft) {
  const [a, b, c] = [left, above, upperLeft].map((value) => Math.abs(left + above - upperLeft - value));
  if (a <= b && a <= c) return left;
  return b <= c ? above : upperLeft;
}

function chunk(type, data) {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const whole = Buffer.alloc(named.length + 8);
  whole.writeUInt32BE(data.length, 0);
  named.copy(whole, 4);
  whole.writeUInt32BE(crc32(named), named.length + 4);
  return whole;
}
