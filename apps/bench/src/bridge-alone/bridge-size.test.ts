import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { bridgeSize } from './bridge-size.ts';

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'bridge-size-'));
afterAll(() => fs.rmSync(folder, { recursive: true }));

const written = (text: string): string => {
  const file = path.join(folder, 'bridge.js');
  fs.writeFileSync(file, text);
  return file;
};

it('weighs the bridge as it is sent', () => {
  const size = bridgeSize(written(`connectBridge${'a'.repeat(10_000)}`));
  expect(size).toBeGreaterThan(13);
  expect(size).toBeLessThan(100);
});

it('refuses to weigh what is not there, or no bridge', () => {
  expect(() => bridgeSize(path.join(folder, 'none.js'))).toThrow('not bundled');
  expect(() => bridgeSize(written(''))).toThrow('no bridge in it');
});
