import { expect, test } from 'vitest';
import { type AppCode, apps } from '../../../brand.ts';
import { stories } from './stories.ts';

test.each(Object.keys(apps) as AppCode[])(
  '%s: the story names the app, has short headlines and three examples',
  (app) => {
    const { headline, lead, example, proofs } = stories[app];
    const [problem, ...solution] = headline;
    expect(solution[0]).toContain(apps[app]);
    expect(lead.startsWith(apps[app])).toBe(true);
    for (const line of [problem, solution.join('')]) expect(line.length).toBeLessThanOrEqual(11);
    expect(new Set(example.gives.map(({ tag }) => tag)).size).toBe(3);
    expect(new Set(proofs.map(({ name }) => name)).size).toBe(3);
  },
);
