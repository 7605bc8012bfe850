import { expect, it } from 'vitest';
import { floorTroubles } from './gates.ts';

const files = (some: Record<string, string>) =>
  new Map(Object.entries(some).map(([name, text]) => [name, Buffer.from(text)]));

it('lets by what the oldest engines take, and what is neither script nor style', () =>
  expect(floorTroubles(files({ 'a.js': 'a&&a.b', 'a.css': '.a{top:0}', 'markup.json': 'a?.b' }))).toEqual(
    [],
  ));

it('names the place of what they do not, in scripts and styles', () =>
  expect(floorTroubles(files({ 'a.js': 'a?.b', 'a.css': '.a{inset:0}' }))).toEqual([
    expect.stringMatching(/cannot take a\.js:1:3: .*: write it in an older way, and build again$/),
    expect.stringMatching(/cannot take a\.css:1:4: inset .*build again$/),
  ]));
