import { addLines, TICKET_NOTE_LENGTH_LIMIT, toMarkdown } from '@/domain/ticketNote';

const URL_1 = 'https://portal.example/agency-dashboard/CBTA/passes?region=us-east&record=1';
const PASS = { subject: 'Pass #1 of CBTA, US East:', url: URL_1 };
const RIDER = { subject: 'Rider 7 of CBTA, US East:', url: `${URL_1}0` };

it('adds each line once, below what is there', () => {
  const { note } = addLines('Caller: no pass', [PASS]);
  expect(note).toBe(`Caller: no pass\nPass #1 of CBTA, US East: ${URL_1}\n`);
  expect(addLines(note, [PASS])).toEqual({ note, addedCount: 0, isFull: false });
  expect(addLines(note, [PASS, RIDER])).toEqual({
    note: `${note}Rider 7 of CBTA, US East: ${URL_1}0\n`,
    addedCount: 1,
    isFull: false,
  });
});

it('adds lines of different subjects with the same address', () => {
  const check = { ...PASS, subject: 'Check of CBTA, US East:' };
  const { note } = addLines('', [PASS]);
  expect(addLines(note, [check])).toMatchObject({ addedCount: 1 });
});

it('leaves out the lines that do not fit, and cuts none off', () => {
  const { note: line } = addLines('', [PASS]);
  const note = `${'x'.repeat(TICKET_NOTE_LENGTH_LIMIT - line.length - 1)}\n`;
  expect(addLines(note, [PASS, RIDER])).toEqual({ note: note + line, addedCount: 1, isFull: true });
});

it('has links in Markdown, and other lines as they are', () => {
  expect(toMarkdown(`Caller [A]\nPass #1 [x] of CBTA: ${URL_1}\n`)).toBe(
    `Caller [A]\n- [Pass #1 \\[x\\] of CBTA](${URL_1})\n`,
  );
});
