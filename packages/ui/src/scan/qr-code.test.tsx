// @vitest-environment happy-dom
import { renderToStaticMarkup } from 'react-dom/server';
import fc from 'fast-check';
import { encode } from 'uqr';
import { expect, test, vi } from 'vitest';
import { QrCode } from './qr-code.tsx';

// Codes are drawn module by module.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

/** The positions of the dark modules of a drawn code. */
function darkModules(markup: string): string[] {
  const path = /fill="#000" d="([^"]*)"/.exec(markup)?.[1] ?? '';
  return [...path.matchAll(/M(\d+) (\d+)h1v1h-1z/g)].map(([, x, y]) => `${x},${y}`);
}

test('a code has a name, and every module of the link with a quiet zone around it', () => {
  fc.assert(
    fc.property(fc.webUrl(), (text) => {
      const { data, size } = encode(text, { border: 4 });
      const markup = renderToStaticMarkup(<QrCode text={text} label="码" />);
      expect(markup).toContain('role="img" aria-label="码"');
      const dark = darkModules(markup);
      const wanted = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`${x},${y}`] : [])));
      expect(dark).toEqual(wanted);
      const edge = dark.filter((place) =>
        place.split(',').some((at) => Number(at) < 4 || Number(at) >= size - 4),
      );
      expect(edge).toEqual([]);
    }),
    { numRuns: 25 },
  );
});
