import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Edition } from '@vip/checkout-react';
import { describe, expect, test } from 'vitest';
import { facts } from './features/legal/apps.ts';
import { legalText } from './features/legal/built-text.ts';
import { centerSeller } from './features/result/upgrade-use/center-seller.ts';
import * as publishers from './publishers.ts';

const inBrowser: Edition = { platform: 'android', isApp: false };

/** The facts of a brand's own `brand.ts`, which main may not import. */
function declared(name: string) {
  const source = readFileSync(join(import.meta.dirname, '..', name, 'brand.ts'), 'utf8');
  const value = (key: string) => new RegExp(`${key}: '([^']+)'`).exec(source)?.[1];
  return {
    company: value('company'),
    icp: value('icp'),
    telecomLicence: value('telecomLicence'),
    policeRecord: value('policeRecord'),
    support: { phone: value('phone'), hours: value('hours') },
  };
}

describe.each(['honey', 'youquan', 'tuiwen'] as const)('%s', (name) => {
  test('has the same company, licences and hotline in main as in its own brand.ts', () => {
    expect(publishers[name]).toEqual(declared(name));
  });
});

test.each(['youquan', 'tuiwen'] as const)('results of %s orders show its hotline', (name) => {
  const { supportLink, ...seller } = centerSeller(0, { brand: name }, inBrowser);
  expect(seller).toMatchObject(publishers[name]);
  expect(supportLink).toBe(`tel:${publishers[name].support.phone.replace(/-/g, '')}`);
});

test('the legal texts have the same hotlines', () => {
  expect(facts.yqgs.phone).toBe(publishers.youquan.support.phone);
  expect(facts.mxy.phone).toBe(publishers.honey.support.phone);
  expect(legalText('/useragree')).toContain(publishers.tuiwen.support.phone);
});
