import { expect, it } from 'vitest';
import { withoutImages } from './late-images.ts';

const drawing = (content: string) => `url("data:image/svg+xml;charset=utf-8,%3Cg ${content}/%3E")`;
const [seal, face] = [drawing("fill='none'"), drawing("viewBox='0 0 {24} 24'")];

it('replaces the drawings of backgrounds, each by one variable', () => {
  expect(
    withoutImages(
      `.a{color:red;background:${seal} 50%/contain no-repeat}@media print{.b{background-image:linear-gradient(red,blue),${face};top:0}}.c:before{background:${seal}}`,
      'x-',
    ),
  ).toEqual({
    css: '.a{color:red;background:var(--x-0,none) 50%/contain no-repeat}@media print{.b{background-image:linear-gradient(red,blue),var(--x-1,none);top:0}}.c:before{background:var(--x-0,none)}',
    late: `:root{--x-0:${seal};--x-1:${face}}`,
  });
});

it.each([
  // Without its drawing a mask would show all of what it masks.
  `.a{-webkit-mask-image:${seal};mask-image:${seal}}`,
  '.a{background:url(/picture.png)}.b{background-color:red}',
  `.a{list-style:${seal}}`,
])('leaves the rest as it is: %s', (css) => expect(withoutImages(css, 'x-')).toEqual({ css, late: '' }));
