import { readFileSync } from 'node:fs';
import path from 'node:path';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Mascot } from './mascot.tsx';

/** The shapes of a drawing, without its root element and whitespace. */
const drawing = (svg: string) =>
  svg
    .replace(/<svg[^>]*>/, '')
    .replace(/><\/(?:path|stop|rect|circle|ellipse)>/g, '/>')
    .replace(/>\s+</g, '><')
    .trim();

test('mascot-glad.svg of the purchase page is the drawing of the component at level 0.75', () => {
  const file = readFileSync(path.join(import.meta.dirname, 'mascot-glad.svg'), 'utf8');
  expect(drawing(file)).toBe(drawing(renderToStaticMarkup(<Mascot level={0.75} mood="glad" />)));
});
