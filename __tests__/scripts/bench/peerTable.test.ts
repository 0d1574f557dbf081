import { formatPeerTable } from '../../../bench/runner/peerTable';
import { type Row } from '../../../bench/runner/row';

const ROW: Row = {
  key: 'list.row',
  title: 'first row',
  unit: 'ms',
  digits: 0,
  baseline: 'baseline-lists',
};
const buildRun = (portal: number, antd: number) => ({
  portal: { 'list.row': portal },
  'baseline-lists': { 'list.row': 50 },
  antd: { 'list.row': antd },
  refine: { 'list.row': 900 },
});

it('shows the medians with their spread, and who is ahead of the portal', () => {
  const runs = [buildRun(100, 90), buildRun(120, 80), buildRun(110, 95)];
  const [, , line] = formatPeerTable(runs, [ROW]).split('\n');
  expect(line).toBe('| first row, ms | 110 (100–120) | 50 | 90 (80–95) | – | 900 | antd |');
});

it('leaves out rows that no peer has', () => {
  expect(formatPeerTable([{ portal: { 'list.row': 1 } }], [ROW]).split('\n')).toHaveLength(2);
});
