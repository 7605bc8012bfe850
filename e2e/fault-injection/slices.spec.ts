import type { Control } from '../fixtures/control.ts';
import { runningOf } from '../page-objects/running.ts';
import { expectSells, headline, LINES, rememberedOf } from './checks.ts';
import { HONEY } from '../page-objects/brands.ts';
import { flipLetter, openSigner, signSlice, untrustedKey, type SignedSlice, type Slice } from './slices.ts';
import { expect, test, type Versions } from './fixtures.ts';

/** The next valid slice of honey: back to the first version. */
const nextSlice = ({ first, second }: Versions): Slice => ({
  ...second.slice,
  serial: second.slice.serial + 1,
  live: first.slice.live,
  lastGood: second.slice.live,
});

const AN_HOUR_AGO = () => new Date(Date.now() - 3600_000).toISOString();

interface Refused {
  what: string;
  /** The response body of the registry: a text, or a slice. */
  answer(versions: Versions): Promise<SignedSlice> | Partial<SignedSlice> | string;
  /** The reported error code; null if nothing is reported. */
  code: string | null;
  status?: number;
}

const signed = (versions: Versions, change: Partial<Slice> = {}): SignedSlice =>
  signSlice({ ...nextSlice(versions), ...change }, versions.signer);

/** Changes one letter in the middle of a part. */
const flipped = (part: keyof SignedSlice) => (versions: Versions) => {
  const whole = signed(versions);
  return { ...whole, [part]: flipLetter(whole[part], Math.floor(whole[part].length / 2)) };
};

const REFUSED: Refused[] = [
  { what: 'a changed letter in the payload', answer: flipped('payload'), code: 'signature' },
  { what: 'a changed letter in the signature', answer: flipped('signature'), code: 'signature' },
  { what: 'a changed letter in the protected header', answer: flipped('protected'), code: 'signature' },
  { what: 'no signature', answer: (versions) => ({ ...signed(versions), signature: '' }), code: 'signature' },
  { what: 'a replayed slice with an older serial', answer: ({ first }) => first.signed, code: null },
  {
    what: 'the current serial for another release',
    answer: (versions) => signed(versions, { serial: versions.second.slice.serial }),
    code: null,
  },
  {
    what: 'an expired slice',
    answer: (versions) => signed(versions, { expiresAt: AN_HOUR_AGO() }),
    code: 'expired',
  },
  {
    what: 'the key of another brand',
    answer: async (versions) => signSlice(nextSlice(versions), await openSigner('main')),
    code: 'signature',
  },
  {
    what: 'an unknown key with our key id',
    answer: (versions) => signSlice(nextSlice(versions), untrustedKey(versions.signer.kid)),
    code: 'signature',
  },
  {
    what: 'another publisher’s slice',
    answer: (versions) => signed(versions, { publisher: 'main' }),
    code: 'foreign',
  },
  {
    what: 'a manifest of another hash',
    answer: (versions) =>
      signed(versions, {
        live: { ...versions.first.slice.live, manifest: versions.second.slice.live.manifest },
      }),
    code: 'unreachable',
  },
  {
    what: 'a payload that is not JSON',
    answer: (versions) => ({ ...signed(versions), payload: 'AAAA' }),
    code: 'signature',
  },
  { what: 'HTML', answer: () => '<!doctype html><title>502</title>', code: 'malformed' },
  { what: 'status 500', answer: () => '{}', status: 500, code: 'unreachable' },
  { what: 'no answer', answer: () => '', status: 0, code: 'unreachable' },
  { what: 'an empty file', answer: () => '', code: 'malformed' },
  { what: 'JSON of another shape', answer: () => '{"payload":7}', code: 'malformed' },
];

test('a newer valid slice is stored, and the next load runs its version', async ({
  page,
  context,
  versions,
}) => {
  const body = JSON.stringify(signed(versions));
  await context.route('**/registry/honey.json', (route) => route.fulfill({ body }));
  await page.goto(HONEY.path);
  await expect(headline(page, LINES.second)).toBeVisible();
  const { serial } = nextSlice(versions);
  await expect.poll(() => rememberedOf(page)).toMatchObject({ slice: { serial } });
  await page.goto(HONEY.path);
  expect(await runningOf(page)).toMatchObject({ release: versions.first.version, why: 'live', serial });
  await expectSells(page, LINES.first);
});

/** How often a refused slice was reported. */
async function reportsOf(control: Control, code: string): Promise<number> {
  const { events } = await control.state();
  return events.filter(
    ({ name, props }) => name === 'error' && props['where'] === 'registry' && props['code'] === code,
  ).length;
}

for (const [group, refused] of [
  ['without a valid signature', REFUSED.filter(({ code }) => code === 'signature')],
  ['expired, foreign or malformed', REFUSED.filter(({ code }) => code !== 'signature')],
] as const)
  test(`a slice that is ${group} is reported and ignored`, async ({
    page,
    context,
    versions,
    loads,
    control,
  }) => {
    for (const { what, answer, code, status = 200 } of refused) {
      await test.step(what, async () => {
        const before = code === null ? 0 : await reportsOf(control, code);
        const answered = await answer(versions);
        const body = typeof answered === 'string' ? answered : JSON.stringify(answered);
        await context.route('**/registry/honey.json', (route) =>
          status ? route.fulfill({ body, status }) : route.abort(),
        );
        const asked = page.waitForRequest('**/registry/honey.json');
        await page.goto(HONEY.path);
        await expect(headline(page, LINES.second), what).toBeVisible();
        await asked;
        // Queued, or sent already.
        const isReported = async () =>
          code === null ||
          (await page.evaluate(() => localStorage.getItem('events.queue') ?? '')).includes('"registry"') ||
          (await reportsOf(control, code)) > before;
        await expect.poll(isReported, what).toBe(true);
        expect(await rememberedOf(page), what).not.toHaveProperty('slice');
        expect(await runningOf(page), what).toMatchObject({ release: versions.second.version, why: 'live' });
        // Leaving the page sends queued events.
        await page.goto('about:blank');
        if (code !== null) await expect.poll(() => reportsOf(control, code), what).toBe(before + 1);
        await context.unroute('**/registry/honey.json');
      });
    }
    await page.goto(HONEY.path);
    await expectSells(page, LINES.second);
    expect(loads()).toBe(refused.length + 1);
  });
