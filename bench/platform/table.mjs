/* The figures as a Markdown table: p50 / p99 per size, and how much longer the largest takes than the smallest. */

export function markdown(rows, sizes) {
  const heads = ['call', ...sizes.map((size) => `${size.toLocaleString('en')} riders`), 'p50 ×', 'p99 ×'];
  const lines = rows.map(({ name, figures }) => {
    const [least, most] = [figures[0], figures[figures.length - 1]];
    return [
      name,
      ...figures.map(({ p50, p99 }) => `${p50.toFixed(2)} / ${p99.toFixed(2)}`),
      (most.p50 / least.p50).toFixed(1),
      (most.p99 / least.p99).toFixed(1),
    ];
  });
  const ruler = heads.map((_, column) => (column === 0 ? '---' : '---:'));
  return [heads, ruler, ...lines].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}
