import { type Run } from './report';
import { type AppName, PEER_NAMES, type Row } from './row';
import { ROWS } from './rows';
import { median } from './statistics';

/**
 * A table of the medians of all runs, with the lowest and the highest figure, for the portal, its baseline and the
 * peers. The last column names the peers that are ahead of the portal.
 */
export function formatPeerTable(runs: readonly Run[], rows: readonly Row[] = ROWS): string {
  const lines = rows.flatMap((row) => {
    const samples = (name: AppName) => runs.flatMap((run) => run[name]?.[row.key] ?? []);
    if (!PEER_NAMES.some((name) => samples(name).length > 0)) return [];
    const apps: (AppName | undefined)[] = ['portal', row.baseline, ...PEER_NAMES];
    const cells = apps.map((name) => formatSamples(name ? samples(name) : [], row));
    const portal = samples('portal');
    const isSmaller = (name: AppName) =>
      portal.length > 0 && samples(name).length > 0 && median(samples(name)) < median(portal);
    return [
      [
        `${row.title}${row.unit && `, ${row.unit}`}`,
        ...cells,
        PEER_NAMES.filter(isSmaller).join(', ') || 'none',
      ],
    ];
  });
  const headings = ['figure', 'portal', 'baseline', ...PEER_NAMES, 'ahead of the portal'];
  const alignments = headings.map((_heading, index) =>
    index > 0 && index < headings.length - 1 ? '---:' : '---',
  );
  return [headings, alignments, ...lines].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}

function formatSamples(samples: readonly number[], { digits }: Row): string {
  if (samples.length === 0) return '–';
  const format = (figure: number) =>
    figure.toLocaleString('en-US', { minimumFractionDigits: digits, maximumFractionDigits: digits });
  const [middle, lowest, highest] = [median(samples), Math.min(...samples), Math.max(...samples)].map(format);
  return lowest === highest ? `${middle}` : `${middle} (${lowest}–${highest})`;
}
