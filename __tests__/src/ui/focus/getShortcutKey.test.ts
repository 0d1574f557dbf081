import { getShortcutKey } from '@/ui/focus/getShortcutKey';

const press = (key: string, code: string, { shiftKey = false } = {}) =>
  getShortcutKey({ key, code, shiftKey });

it('is the character that the layout gives, without Caps Lock', () => {
  expect(press('g', 'KeyG')).toBe('g');
  // AZERTY has the A where QWERTY has the Q.
  expect(press('a', 'KeyQ')).toBe('a');
  expect(press('G', 'KeyG')).toBe('g');
  expect(press('G', 'KeyG', { shiftKey: true })).toBe('G');
  expect(press('?', 'Slash', { shiftKey: true })).toBe('?');
  expect(press('Enter', 'Enter')).toBe('Enter');
});

it('is the character of the US layout when the layout has another script', () => {
  expect([press('п', 'KeyG'), press('П', 'KeyG'), press('γ', 'KeyG'), press('ע', 'KeyG')]).toEqual(
    Array(4).fill('g'),
  );
  expect(press('П', 'KeyG', { shiftKey: true })).toBe('G');
  expect([press('х', 'BracketLeft'), press('ъ', 'BracketRight'), press('ظ', 'Slash')]).toEqual([
    '[',
    ']',
    '/',
  ]);
  expect(press('Ъ', 'BracketRight', { shiftKey: true })).toBe('Ъ');
});

it('stays a Latin letter with a mark, and a digit', () => {
  expect([press('ü', 'BracketLeft'), press('ğ', 'KeyE'), press('è', 'Digit7'), press('7', 'Digit7')]).toEqual(
    ['ü', 'ğ', 'è', '7'],
  );
});
