import { type QueueResult } from '@/domain/changes/changeQueue';
import { finishItem } from '@/domain/changes/finishItem';

type Result = QueueResult | null;
/** The result of an item, and how it had ended before. */
type State = readonly [result: Result, earlier?: QueueResult];

const withNote = (result: QueueResult) => ({ result, note: result });

it.each<[what: string, from: State, finished: QueueResult, to: State]>([
  ['the first result is taken', [null], 'done', ['done']],
  ['also one that there is nothing to do', [null], 'unchanged', ['unchanged']],
  ['and a failure', [null], 'failed', ['failed']],
  ['and an unknown one', [null], 'unknown', ['unknown']],
  ['a later result replaces another', ['failed'], 'done', ['done']],
  ['a failure replaces a failure', ['failed'], 'failed', ['failed']],
  ['a check settles what was unknown', ['unknown'], 'failed', ['failed']],
  ['what was sent is applied when there is nothing to do', ['unknown'], 'unchanged', ['done']],
  ['also when it was opened again', [null, 'unknown'], 'unchanged', ['done']],
  ['a failure leaves what was unknown before', [null, 'unknown'], 'failed', ['unknown', 'unknown']],
  ['also when it was sent again', ['unknown', 'unknown'], 'failed', ['unknown', 'unknown']],
  ['another unknown result leaves one check for both', ['unknown', 'unknown'], 'unknown', ['unknown']],
  ['a failure replaces an earlier one', [null, 'failed'], 'failed', ['failed', 'failed']],
  ['a success ends what was before', [null, 'unknown'], 'done', ['done']],
  ['so does another value', [null, 'unknown'], 'differed', ['differed']],
  ['what is done stays so when more is refused', ['done'], 'failed', ['done']],
  ['another value replaces what is done', ['done'], 'differed', ['differed']],
  ['what is done is kept while more is unknown', ['done'], 'unknown', ['unknown', 'done']],
  ['also when a check cannot tell', ['unknown', 'done'], 'unknown', ['unknown', 'done']],
  ['and is done again when more was not applied', ['unknown', 'done'], 'failed', ['done', 'done']],
])('%s: %j, then %s', (_what, [result, earlier], finished, [expected, expectedEarlier]) => {
  const item = {
    agency: 'METRO',
    result,
    note: result,
    ...(earlier && { earlier: withNote(earlier) }),
  };
  const isInferred = expected === 'done' && finished === 'unchanged';
  expect(finishItem(item, withNote(finished))).toEqual({
    agency: 'METRO',
    result: expected,
    note: isInferred ? null : expected,
    ...(expectedEarlier && { earlier: withNote(expectedEarlier) }),
  });
});
