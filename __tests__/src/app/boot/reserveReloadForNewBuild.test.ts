import { reserveReloadForNewBuild } from '@/app/boot/reserveReloadForNewBuild';
import { isMissingChunk } from '@/lib/isMissingChunk';

it.each<[unknown, boolean]>([
  [Object.assign(new Error('Loading chunk 7 failed'), { name: 'ChunkLoadError' }), true],
  [Object.assign(new Error('Loading CSS chunk 7 failed'), { code: 'CSS_CHUNK_LOAD_FAILED' }), true],
  [new TypeError('x is undefined'), false],
  ['text', false],
])('isMissingChunk(%s) is %s', (error, isMissing) => {
  expect(isMissingChunk(error)).toBe(isMissing);
});

it('allows one reload per build', () => {
  expect(reserveReloadForNewBuild()).toBe(true);
  expect(reserveReloadForNewBuild()).toBe(false);
});

it('allows no reload when storage is blocked', () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError');
  });
  expect(reserveReloadForNewBuild()).toBe(false);
});
