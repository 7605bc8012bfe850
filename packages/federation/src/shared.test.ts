import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { versionsShared } from './shared.ts';

let folder: string;
const install = (at: string, name: string, version: string) => {
  const place = path.join(folder, at, 'node_modules', name);
  fs.mkdirSync(place, { recursive: true });
  fs.writeFileSync(path.join(place, 'package.json'), JSON.stringify({ version }));
};

beforeAll(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'shared-'));
  install('', 'react', '18.0.0');
  install('', 'jotai', '3.0.1');
  install('apps/shell', 'react', '19.3.1');
  install('apps/shell', 'react-dom', '19.3.1');
});
afterAll(() => fs.rmSync(folder, { recursive: true }));

it('the shell shares the nearest installed versions, and its contract', () =>
  expect(versionsShared(path.join(folder, 'apps/shell'), '1.2.3')).toEqual({
    react: '19.3.1',
    'react-dom': '19.3.1',
    'react/jsx-runtime': '19.3.1',
    jotai: '3.0.1',
    '@vip/host': '1.2.3',
  }));

it('a missing package is reported, with the folder that needs it', () =>
  expect(() => versionsShared(folder, '1.2.3')).toThrow(
    `Cannot find package 'react-dom' imported from ${folder}`,
  ));
