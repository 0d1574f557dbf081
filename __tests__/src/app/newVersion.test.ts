import { mayReloadForNewVersion } from '@/app/newVersion';
import { isMissingChunk } from '@/lib/isMissingChunk';

it.each<[unknown, boolean]>([
  [Object.assign(new Error('Loading chunk 7 failed'), { name: 'ChunkLoadError' }), true],
  [Object.assign(new Error('Loading CSS chunk 7 failed'), { code: 'CSS_CHUNK_LOAD_FAILED' }), true],
  [new TypeError('x is undefined'), false],
  ['text', false],
])('%s is a missing chunk: %s', (error, isMissing) => {
  expect(isMissingChunk(error)).toBe(isMissing);
});

it('reloads once for a build', () => {
  expect(mayReloadForNewVersion()).toBe(true);
  expect(mayReloadForNewVersion()).toBe(false);
});

it('never reloads where nothing can be remembered', () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError');
  });
  expect(mayReloadForNewVersion()).toBe(false);
  jest.restoreAllMocks();
});
