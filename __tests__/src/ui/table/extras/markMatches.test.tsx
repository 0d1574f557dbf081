import { render } from '@testing-library/react';
import { markMatches } from '@/ui/table/extras/markMatches';

/** The text with brackets around what is marked. */
function markedText(...args: Parameters<typeof markMatches>): string {
  const { container } = render(<p>{markMatches(...args)}</p>);
  for (const mark of container.querySelectorAll('mark')) mark.replaceWith(`[${mark.textContent}]`);
  return container.textContent;
}

it.each([
  ['Latoya', 'latoya jones', '[Latoya]'],
  ['Jones-Joneson', 'JONES', '[Jones]-[Jones]on'],
  ['latoya.jones@mail.example', 'jones@', 'latoya.[jones@]mail.example'],
  ['aaa', 'aa a', '[aaa]'],
  ['(523) 555-3341', '5235553341', '([523) 555-3341]'],
  ['5235553341', '523-555', '[523555]3341'],
  ['(523) 555-3341', '555', '(523) [555]-3341'],
  ['1019923', '1019923', '[1019923]'],
  // Words that meet are one mark.
  ['1019923', '9 2 3', '101[9923]'],
  ['Zoë', 'zoe', '[Zoë]'],
  ['José Zúñiga', 'zuniga', 'José [Zúñiga]'],
  ['Zuniga', 'ZÚÑIGA', '[Zuniga]'],
  // Its accents are characters of their own.
  ['Zu\u0301n\u0303iga', 'zun', '[Zu\u0301n\u0303]iga'],
  ['Proﬁt 𝒜da', 'rof', 'P[roﬁ]t 𝒜da'],
  ['Proﬁt 𝒜da', 'ada', 'Proﬁt [𝒜da]'],
  ['Zoë', '\u0308', 'Zoë'],
  ['a.b', '.', 'a[.]b'],
  ['İstanbul', 'stanbul', 'İ[stanbul]'],
])('in %p, %p marks %p', (text, filterText, expected) => {
  expect(markedText(text, filterText, 'words')).toBe(expected);
});

it.each([
  ['Durham County Transit', 'm c', 'Durha[m C]ounty Transit'],
  ['North Carolina', 'n c', 'North Carolina'],
  ['(523) 555-3341', '523-555', '(523) 555-3341'],
  // The portal's own filters regard accents.
  ['San José Transit', 'jose', 'San José Transit'],
  ['İstanbul', 'stanbul', 'İstanbul'],
])('in %p, %p as one text marks %p', (text, filterText, expected) => {
  expect(markedText(text, filterText, 'text')).toBe(expected);
});

it('as an exact text, marks only what has the same case', () => {
  expect(markedText('anna.Anna@mail.example', 'Anna', 'exactText')).toBe('anna.[Anna]@mail.example');
});
