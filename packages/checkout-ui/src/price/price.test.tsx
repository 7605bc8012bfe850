import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Price, WasPrice } from './price.tsx';

const text = (html: string) => html.replace(/<[^>]*>/g, '');

test.each([
  [16800, 'auto', '¥168'],
  [16800, 'always', '¥168.00'],
  [16850, 'auto', '¥168.50'],
  [5, 'auto', '¥0.05'],
  [0, 'always', '¥0.00'],
] as const)('%i fen shown with cents %s is %s', (fen, cents, shown) => {
  expect(text(renderToStaticMarkup(<Price fen={fen} cents={cents} />))).toBe(shown);
});

test('an original price is labelled', () => {
  expect(text(renderToStaticMarkup(<WasPrice fen={29800} />))).toBe('原价¥298');
});
