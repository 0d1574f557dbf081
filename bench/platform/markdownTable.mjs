/** The last columns have the ratio of the largest number of riders to the smallest. */
export function formatMarkdownTable(rows, riderCounts) {
  const headings = [
    'call',
    ...riderCounts.map((count) => `${count.toLocaleString('en')} riders`),
    'p50 ×',
    'p99 ×',
  ];
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
