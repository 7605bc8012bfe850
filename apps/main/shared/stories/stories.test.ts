import { expect, test } from 'vitest';
import { type AppCode, apps } from '../../brand.ts';
import { stories } from './stories.ts';

test.each(Object.keys(apps) as AppCode[])(
  '%s: the story names the app, has short headlines and three examples',
  (app) => {
    const { headline, lead, example, proofs } = stories[app];
    expect(headline[2]).toContain(apps[app]);
    expect(lead.startsWith(apps[app])).toBe(true);
    for (const line of [headline.slice(0, 2), headline.slice(2)])
      expect(line.join('').length).toBeLessThanOrEqual(11);
    for (const part of headline) expect(part.length).toBeLessThanOrEqual(7);
    expect(new Set(example.gives.map(({ tag }) => tag)).size).toBe(3);
    expect(new Set(proofs.map(({ name }) => name)).size).toBe(3);
    expect(new Set(proofs.map(({ picture }) => picture)).size).toBe(3);
  },
);
