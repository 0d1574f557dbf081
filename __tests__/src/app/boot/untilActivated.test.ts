import { untilActivated } from '@/app/boot/untilActivated';

afterEach(() => {
  delete (document as { prerendering?: boolean }).prerendering;
});

it('waits while the document is prerendered', async () => {
  await untilActivated();
  Object.assign(document, { prerendering: true });
  let isActivated = false;
  const activated = untilActivated().then(() => (isActivated = true));
  await Promise.resolve();
  expect(isActivated).toBe(false);
  document.dispatchEvent(new Event('prerenderingchange'));
  await activated;
  expect(isActivated).toBe(true);
});
