import { expect, test } from 'vitest';
import { allowedPicture } from './allowed-picture.ts';

const allowed = ['https://pic.example', 'http://localhost:4173'];

test.each([
  '/pictures/a.png',
  'https://pic.example/a.png',
  'https://pic.example',
  'HTTPS://PIC.example/a.png?x=1',
  'http://localhost:4173/a.png',
])('%s may be loaded', (address) => {
  expect(allowedPicture(address, allowed)).toBe(address);
});

test.each([
  '',
  'a.png',
  '//pic.example/a.png',
  '/\\pic.example/a.png',
  'https://pic.example.evil.example/a.png',
  'https://pic.example@evil.example/a.png',
  'https://pic.example\\@evil.example/a.png',
  'https://pic.example:8443/a.png',
  'http://pic.example/a.png',
  'javascript:alert(1)',
  'data:image/png;base64,AAAA',
])('%s may not', (address) => {
  expect(allowedPicture(address, allowed)).toBeUndefined();
});
