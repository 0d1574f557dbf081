/** Formats p50 / p99 for each size, and the ratio of the largest size to the smallest. */
export function formatMarkdownTable(rows, sizes) {
  const headings = ['call', ...sizes.map((size) => `${size.toLocaleString('en')} riders`), 'p50 ×', 'p99 ×'];
  const lines = rows.map(({ name, figures }) => {
    const [smallest, largest] = [figures[0], figures[figures.length - 1]];
    return [
      name,
      ...figures.map(({ p50, p99 }) => `${p50.toFixed(2)} / ${p99.toFixed(2)}`),
      (largest.p50 / smallest.p50).toFixed(1),
      (largest.p99 / smallest.p99).toFixed(1),
    ];
  });
  const ruler = headings.map((_, column) => (column === 0 ? '---' : '---:'));
  return [headings, ruler, ...lines].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}
