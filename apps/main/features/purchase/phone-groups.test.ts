import fc from 'fast-check';
import { expect, test } from 'vitest';
import { phoneGroups } from './phone-groups.ts';

test('a number of 11 places is read as three, four and four', () => {
  expect(phoneGroups('138****0001')).toEqual(['138', '****', '0001']);
});

test('nothing of a number is lost or changed, whatever it is', () => {
  fc.assert(fc.property(fc.string(), (phone) => phoneGroups(phone).join('') === phone));
});
