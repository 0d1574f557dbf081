import { findTextDifference } from '@/screens/business-rules/editor/textDifference';

const toRuleJson = (text: string) => JSON.stringify({ text });
const find = (before: string, after: string) => findTextDifference(toRuleJson(before), toRuleJson(after));

it('has the part of the texts that differs, with its line breaks', () => {
  const start = 'a line at the start\n'.repeat(5);
  const end = '\na line at the end'.repeat(5);
  const { before, after } = find(`${start}old${end}`, `${start}new${end}`) ?? {};
  expect(before).toMatch(/^…[^…]*start\nold\na line at the end\n[^…]*…$/);
  expect(after).toBe(before?.replace('old', 'new'));
});

it('cuts a long text', () => {
  expect(find('a\nb', `c\n${'d'.repeat(3_000)}`)?.after).toHaveLength(2_001);
});

it.each([
  ['texts of one line', toRuleJson('old'), toRuleJson('new')],
  ['texts of which only the white space differs', toRuleJson('a\nb'), toRuleJson('a\r\nb\n')],
  ['another key', '{"text":"a\\nb"}', '{"other":"a\\nc"}'],
  ['another type', '{"text":"a\\nb"}', '{"text":5}'],
])('leaves %s to the difference of the JSON texts', (_case, before, after) => {
  expect(findTextDifference(before, after)).toBeNull();
});
