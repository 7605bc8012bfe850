import { expect, it } from 'vitest';
import { createSite, publish, samplePage } from '../test-support/sample-site.test-support.ts';
import { releaseAddress, runningRelease } from './running-release.ts';

const page = samplePage(publish(createSite(), 'v1'), { why: 'canary', serial: 9 });

it('is the running release with its reason', () => {
  expect(runningRelease(page)).toEqual({
    brand: 'honey',
    release: 'v1',
    shell: 'shell1',
    why: 'canary',
    serial: 9,
  });
});

it('is empty if no release has the page', () => {
  expect(runningRelease({ ...page, release: null, why: null })).toMatchObject({ release: null, why: null });
});

it("has the addresses of a version's files, also on another origin", () => {
  expect(releaseAddress({ ...page, base: 'https://cdn.example/r/' }, 'v2')).toBe(
    'https://cdn.example/r/honey/v2/',
  );
});
