import { redactInJson } from '@/lib/redactInJson';

const JWT = 'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiI0MiJ9.k4_hQ-x81ZbAtTqEo5yUZ';
const OPAQUE = 'q8+Z/4f0==~tok.en|7';
const PASSWORD = `Pa"ss&wörd<1>'\\ x/+%`;

const escapeAll = (value: string) =>
  [...value].map((char) => `\\u${char.charCodeAt(0).toString(16).padStart(4, '0')}`).join('');
const escapeHtml = (value: string) =>
  value
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#039;');
const escapeHtmlNumbers = (value: string) =>
  [...value].map((char) => (/\w/.test(char) ? char : `&#x${char.charCodeAt(0).toString(16)};`)).join('');
const escapeEveryHtmlNumber = (value: string) =>
  [...value].map((char) => `&#x${char.charCodeAt(0).toString(16)};`).join('');
const encodeForm = (value: string) => new URLSearchParams({ value }).toString().slice('value='.length);
const toBase64 = (text: string) => Buffer.from(text).toString('base64');
const encodeEveryByte = (value: string) =>
  [...Buffer.from(value)].map((byte) => `%${byte.toString(16).padStart(2, '0')}`).join('');

type Encoding = [name: string, encode: (value: string) => string];

/** Encodings in a text that is a string of a JSON text. */
const ENCODINGS: readonly Encoding[] = [
  ['as it is', (value) => value],
  ['behind Bearer', (value) => `Bearer ${value}`],
  ['in capitals of a percent encoding', encodeURIComponent],
  [
    'in small letters of a percent encoding',
    (value) => encodeURIComponent(value).replace(/%../g, (hex) => hex.toLowerCase()),
  ],
  ['percent-encoded twice', (value) => encodeURIComponent(encodeURIComponent(value))],
  ['with every byte percent-encoded', encodeEveryByte],
  ['as a form sends it', encodeForm],
  ['in JSON', (value) => JSON.stringify({ value })],
  ['in JSON in JSON', (value) => JSON.stringify(JSON.stringify({ value }))],
  ['in HTML', escapeHtml],
  ['in HTML by numbers', escapeHtmlNumbers],
  ['in HTML with every character by its number', escapeEveryHtmlNumber],
  ['in HTML with a named apostrophe', (value) => escapeHtml(value).replaceAll('&#039;', '&apos;')],
  ['in HTML twice', (value) => escapeHtml(escapeHtml(value))],
  ['in Base64', toBase64],
  ['in Base64 for URLs', (value) => Buffer.from(value).toString('base64url')],
  ['in the Base64 of a longer text', (value) => toBase64(`me@here.example:${value}`)],
  ['in the Base64 of a text longer by 1', (value) => toBase64(`e@here.example:${value}.`)],
  ['in percent-encoded Base64', (value) => encodeURIComponent(toBase64(value))],
];

/** Ways in which a JSON text can have the value in a string. */
const JSON_ENCODINGS: readonly Encoding[] = [
  ['with escaped slashes', (value) => JSON.stringify(value).slice(1, -1).replaceAll('/', '\\/')],
  ['with every character escaped', escapeAll],
  ['as Go writes it', (value) => JSON.stringify(value).slice(1, -1).replace(/[&<>]/g, escapeAll)],
];

/** Masks a JSON text, and returns what is left of the message in it. */
function readMasked(json: string, value: string): string {
  const { message } = JSON.parse(redactInJson(json, ['another-secret', value])) as { message: string };
  return message;
}

describe.each([
  ['a JWT', JWT],
  ['an opaque token', OPAQUE],
  ['a password', PASSWORD],
])('%s', (_name, value) => {
  it.each(ENCODINGS)('is masked %s', (_name, encode) => {
    const message = readMasked(JSON.stringify({ message: `said ${encode(value)} back` }), value);
    expect(message).toMatch(/^said .{0,40}•••.{0,10} back$/);
    expect(message).not.toContain(value.slice(0, 5));
  });

  it.each(JSON_ENCODINGS)('is masked in JSON %s', (_name, encode) => {
    expect(readMasked(`{"message":"said ${encode(value)} back"}`, value)).toBe('said ••• back');
  });
});

it('leaves a text without a secret as it is, escapes included', () => {
  const json = String.raw`{"a":"caf\u00e9 \u0041%41%3A&#65;&amp;","b":"x\\u0041","n":12345678901234567890,"eyJ":"eyJhbGciOiJIUzI1NiJ9"}`;
  expect(redactInJson(json, [JWT, OPAQUE, PASSWORD])).toBe(json);
});

it('masks a secret before another that is part of it', () => {
  expect(redactInJson('"abcd-abcd-efgh abcd"', ['abcd', 'abcd-efgh'])).toBe('"•••-••• •••"');
});

it('does not mask a value of less than four characters, which is part of ordinary words', () => {
  expect(redactInJson('"The bus is late"', ['us', 'bus', ''])).toBe('"The bus is late"');
  expect(redactInJson('"The bus is late"', ['late'])).toBe('"The bus is •••"');
});

it('keeps the quotation marks of JSON when a secret ends in one', () => {
  expect(redactInJson(String.raw`{"a":"secret","b":"secret\""}`, ['secret"'])).toBe(
    '{"a":"secret","b":"•••"}',
  );
});

it.each(['\\\\\\\\x', '&&&&&&&&x', '////""""////x'])('searches hostile repetitions for %s', (value) => {
  const repetitions = '\\'.repeat(20_000) + '&amp;amp;'.repeat(20_000) + '\\/'.repeat(20_000);
  const json = JSON.stringify(`${repetitions} x`);
  expect(redactInJson(json, [value])).toBe(json);
});
