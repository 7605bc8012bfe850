import { expect, test } from 'vitest';
import { allowedPicture } from './allowed-picture.ts';

const ALLOWED = [
  'https://img.example.com',
  'https://cdn.example.com:8443',
  'https://shop.example.com/pictures/',
  '/__sandbox/pictures/',
  '/goods',
];

/** A GET of this site that acts: it sends an SMS. */
const ACTING = 'api/main/v1/sms/code/login?phone=13800000001';

test.each([
  '/r/main/0123456789ab/b.png',
  '/__sandbox/pictures/avatar-1.svg',
  '/goods/a.png?v=2',
  'https://img.example.com/a.png',
  'https://IMG.example.com/a.png',
  'https://cdn.example.com:8443/x',
  'https://shop.example.com/pictures/a/b.png',
])('%s may be shown', (address) => {
  expect(allowedPicture(address, ALLOWED)).toBe(address);
});

test.each([
  '',
  '//evil.example/a.png',
  '/\\evil.example/a.png',
  'https://evil.example/a.png',
  'https://img.example.com.evil.example/a.png',
  'https://img.example.com@evil.example/a.png',
  'https://name@img.example.com/a.png',
  'http://img.example.com/a.png',
  'https://cdn.example.com/x',
  'https://shop.example.com/private/a.png',
  'javascript:alert(1)',
  'data:image/svg+xml,x',
  'x.png',
  ' /r/a.png',
  'https://',
  '/userpay',
  `/${ACTING}`,
  `/r/../${ACTING}`,
  `/r/%2e%2e/${ACTING}`,
  `/r/..%2f${ACTING}`,
  `/r/..%5C${ACTING}`,
  `/r\\..\\${ACTING}`,
  `/goods/\t../${ACTING}`,
  `/goods-x/${ACTING}`,
  `https://img.example.com/${ACTING}`,
])('%s is left out', (address) => {
  expect(allowedPicture(address, ALLOWED)).toBeUndefined();
});

test('an entry that is no address allows nothing, and hides no other', () => {
  expect(allowedPicture('/a.png', ['', 'https://', 'lxb:'])).toBeUndefined();
  expect(allowedPicture('/goods/a.png', ['https://', '/goods/'])).toBe('/goods/a.png');
});
