import { expect, it } from 'vitest';
import { createSite, publish, samplePage } from '../test-support/sample-site.test-support.ts';
import { releaseAddress, runningRelease } from './running-release.ts';

const page = samplePage(publish(createSite(), 'v1'), { why: 'canary', serial: 9 });

it('says what runs and why', () => {
  expect(runningRelease(page)).toEqual({
    brand: 'honey',
    release: 'v1',
    shell: 'shell1',
    why: 'canary',
    serial: 9,
  });
});

it('says that nothing runs where no release has the page', () => {
  expect(runningRelease({ ...page, release: null, why: null })).toMatchObject({ release: null, why: null });
});

it("finds a version's files, on another origin too", () => {
  expect(releaseAddress({ ...page, base: 'https://cdn.example/r/' }, 'v2')).toBe(
    'https://cdn.example/r/honey/v2/',
  );
});
