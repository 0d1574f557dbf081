import { type Resource, resourceSchema } from '@/domain/entities/diagnostics/resource';
import { DIAGNOSTICS_CHART_LIMIT, DIAGNOSTICS_MESSAGES_LIMIT } from '@/domain/limits';
import { evaluateDocumentVersions } from '@/shared/checks/checkResults';

it('is an alert for a document that has no version', () => {
  expect(evaluateDocumentVersions('terms', 0)({ rows: [], invalidRowCount: 0 })).toMatchObject({
    status: 'alert',
    messages: ['There is no version of the document “terms”.'],
  });
});

it.each([
  [{ $date: '2026-11-01' }, ['rider_ios: no start – “{"$date":"2026-11-01"}” is not a valid range.']],
  [false, ['rider_ios: no start – “false” is not a valid range.']],
  ['', []],
  [null, []],
  [undefined, []],
])('of a version whose end is %j, has the messages %j', (end_date, messages) => {
  const rows = [resourceSchema.cast({ client_type: 'rider_ios', end_date }, { assert: false })] as Resource[];
  expect(evaluateDocumentVersions('terms', 0)({ rows, invalidRowCount: 0 })).toMatchObject({ messages });
});

describe('a document with very many versions', () => {
  const evaluate = (count: number) => {
    const version = { client_type: 'rider_web', content: 'a', start_date: null, end_date: '2020-01-01' };
    const rows = Array.from({ length: count }, () => version);
    return evaluateDocumentVersions('terms', Date.UTC(2026, 0))({ rows, invalidRowCount: 0 });
  };

  it('has its first messages and the number of the others', () => {
    // Each version has expired, and each but the first overlaps another one.
    const { messages } = evaluate(2_000);
    expect(messages).toHaveLength(DIAGNOSTICS_MESSAGES_LIMIT + 1);
    expect(messages.at(-1)).toBe('and 3,949 more');
    expect(evaluate(2).messages).toHaveLength(3);
  });

  it('has a chart up to its limit, and the reason for none above it', () => {
    expect(evaluate(DIAGNOSTICS_CHART_LIMIT)).not.toHaveProperty('noTimelineReason');
    expect(evaluate(DIAGNOSTICS_CHART_LIMIT)).toHaveProperty('timeline');
    const result = evaluate(DIAGNOSTICS_CHART_LIMIT + 1);
    expect(result).not.toHaveProperty('timeline');
    expect(result.noTimelineReason).toBe('A chart shows at most 200 versions.');
  });
});

describe('the hash of a table’s rows', () => {
  const hashVersions = (...contents: string[]) => {
    const rows = contents.map((content) => ({
      client_type: null,
      content,
      start_date: null,
      end_date: null,
    }));
    return evaluateDocumentVersions('terms', 0)({ rows, invalidRowCount: 0 }).table?.hash;
  };

  it('changes with a text of the same length', () => {
    expect(hashVersions('9.00 $')).not.toBe(hashVersions('9.50 $'));
  });

  it('stays the same when the rows come in another order', () => {
    expect(hashVersions('a', 'b')).toBe(hashVersions('b', 'a'));
    expect(hashVersions('a', 'b')).not.toBe(hashVersions('a', 'a'));
  });
});
