import fc from 'fast-check';
import { expect, test } from 'vitest';
import { phoneGroups } from './phone-login.tsx';

test('a number of 11 digits is split into three, four and four', () => {
  expect(phoneGroups('138****0001')).toEqual(['138', '****', '0001']);
});

test('splitting keeps every character of any text', () => {
  fc.assert(fc.property(fc.string(), (phone) => phoneGroups(phone).join('') === phone));
});
