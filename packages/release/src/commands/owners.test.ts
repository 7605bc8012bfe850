import { expect, it } from 'vitest';
import { compose } from '../compose/compose.ts';
import { sign } from '../registry/keys.ts';
import { readRegistry } from '../registry/registry.ts';
import { giveOwner, ownerLines, readOwners, recordOwners } from './owners.ts';
import { eachSmallSite, type SmallSite } from './testing/small-site.test-support.ts';

let site: SmallSite;
eachSmallSite(async (fresh) => {
  site = fresh;
  await site.publish('shell');
  await site.publish('main', { routes: ['/', '/result/:id'] });
  await site.publish('honey');
});

it('a brand publishes no path that the platform has not given to it', async () => {
  expect(ownerLines(await readOwners(site.context))).toEqual([expect.stringMatching(/^no owners: /)]);
  await recordOwners(site.context);
  expect(ownerLines(await readOwners(site.context))).toEqual([
    'main         /',
    'honey        /honey',
    'main         /result/:id',
  ]);
  const before = site.files('registry');
  await expect(site.publish('honey', { routes: ['/honey', '/gifts'] })).rejects.toThrow(
    '/gifts belongs to no publisher: the platform gives it with pnpm release owners give /gifts honey',
  );
  expect(site.files('registry')).toEqual(before);
  await giveOwner(site.context, '/gifts', 'honey');
  await site.publish('honey', { routes: ['/honey', '/gifts'] });
  await expect(site.publish('tuiwen', { routes: ['/gifts'] })).rejects.toThrow('/gifts');
});

it('a path whose parameter has another name is the same', async () => {
  await recordOwners(site.context);
  await site.publish('main', { routes: ['/', '/result/:order'], script: 'other()' });
  await giveOwner(site.context, '/result/:any', 'main');
  expect(ownerLines(await readOwners(site.context))).toContain('main         /result/:any');
});

it('a live path is neither given to another brand nor freed', async () => {
  await recordOwners(site.context);
  await expect(giveOwner(site.context, '/honey', 'main')).rejects.toThrow(
    '/honey is live in honey: publish honey without it first',
  );
  await expect(giveOwner(site.context, '/honey', null)).rejects.toThrow('/honey is live in honey');
  await expect(giveOwner(site.context, 'honey', 'main')).rejects.toThrow('honey is not a path');
});

it('composing refuses a path of another owner, whoever signed it into the registry', async () => {
  await recordOwners(site.context);
  await giveOwner(site.context, '/welcome', 'main');
  const { store, keys } = site.context;
  await site.publish('main', { routes: ['/', '/result/:id', '/welcome'], script: 'two()' });
  await site.publish(
    'main',
    { routes: ['/', '/result/:id'], script: 'three()' },
    { allowRemoved: ['/welcome'] },
  );
  // A stranger with honey's key and the bucket: a slice over a release of honey's with a path of main.
  await giveOwner(site.context, '/welcome', 'honey');
  await site.publish('honey', { routes: ['/honey', '/welcome'], script: 'four()' });
  const slice = await site.slice('honey');
  await site.run('honey', { name: 'rollback' });
  await giveOwner(site.context, '/welcome', 'main');
  const forged = await sign({ ...slice, serial: slice.serial + 9 }, await keys.signer('honey'));
  const now = await readRegistry(store, keys);
  await store.write(
    'registry.json',
    Buffer.from(JSON.stringify({ schema: 1, slices: { ...now.signed, honey: forged } })),
  );
  await expect(compose(site.context)).rejects.toThrow('/welcome belongs to main');
});
