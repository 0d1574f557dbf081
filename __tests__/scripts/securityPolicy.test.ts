import { buildPolicy } from '../../scripts/securityPolicy.cjs';

/** The sources of one directive of a page's policy. */
function readSources(page: string, directive: string): string[] {
  const directives = buildPolicy(page)
    .split('; ')
    .map((text) => text.split(' '));
  return directives.find(([name]) => name === directive)?.slice(1) ?? [];
}

it('allows the page’s inline scripts by their hashes', () => {
  // The example of the CSP specification.
  expect(readSources("<script>alert('Hello, world.');</script>", 'script-src')).toEqual([
    "'self'",
    "'sha256-qznLcsROx4GACP2dm0UCKCzCG+HiZ1guq6ZZDob/Tng='",
  ]);
});

it('allows every inline script and style, with attributes or without, and no script of another file', () => {
  const page = `<style>a{}</style><style media=print>b{}</style>
    <script>one()</script><script type="module">
      two()
    </script><script defer src="/x.js"></script><script src=/y.js></script>`;
  expect(readSources(page, 'style-src')).toHaveLength(3);
  expect(new Set(readSources(page, 'script-src')).size).toBe(3);
});

it('has other hashes for another text, but not for other line ends, which browsers convert', () => {
  const policy = buildPolicy('<script>one()\ntwo()</script>');
  expect(buildPolicy('<script>one()\r\ntwo()</script>')).toBe(policy);
  expect(buildPolicy('<script>one()\ntwo() </script>')).not.toBe(policy);
});

it('allows calls to the page’s own origin and to the given origins', () => {
  expect(buildPolicy('')).toContain("; connect-src 'self'; ");
  expect(buildPolicy('', 'https://a.example https://b.example')).toContain(
    "; connect-src 'self' https://a.example https://b.example; ",
  );
});
