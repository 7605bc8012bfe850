import { expect, test } from 'vitest';
import { allowedPicture } from './allowed-picture.ts';

const ALLOWED = ['https://img.example.com', 'https://cdn.example.com:8443'];

test.each([
  '/a/b.png',
  'https://img.example.com/a.png',
  'https://IMG.example.com/a.png',
  'https://cdn.example.com:8443/x',
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
  'http://img.example.com/a.png',
  'https://cdn.example.com/x',
  'javascript:alert(1)',
  'data:image/svg+xml,x',
  'x.png',
])('%s is left out', (address) => {
  expect(allowedPicture(address, ALLOWED)).toBeUndefined();
});
