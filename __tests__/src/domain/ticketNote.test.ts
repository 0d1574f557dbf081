import { addLine, toMarkdown } from '@/domain/ticketNote';

const URL_1 = 'https://portal.example/agency-dashboard/CBTA/passes?region=us-east&record=1';

it('adds a line once, below what is there', () => {
  const note = addLine('Caller: no pass', 'Pass #1 of CBTA, US East:', URL_1);
  expect(note).toBe(`Caller: no pass\nPass #1 of CBTA, US East: ${URL_1}\n`);
  expect(addLine(note, 'Pass #1 of CBTA, US East:', URL_1)).toBe(note);
  expect(addLine(note, 'Rider 7 of CBTA, US East:', `${URL_1}0`)).toBe(
    `${note}Rider 7 of CBTA, US East: ${URL_1}0\n`,
  );
});

it('has links in Markdown, and other lines as they are', () => {
  expect(toMarkdown(`Caller [A]\nPass #1 [x] of CBTA: ${URL_1}\n`)).toBe(
    `Caller [A]\n- [Pass #1 \\[x\\] of CBTA:](${URL_1})\n`,
  );
});
