import {
  buyPreparedOrder,
  createBrandOrder,
  createCenterOrder,
  createOfficialOrder,
  getActivity,
  getBrandPackages,
  getCenterPackages,
  getPreparedOrder,
  getWechatPackages,
  getWelfare,
} from '@vip/api';
import { expect } from 'vitest';
import type { Sandbox } from '../sandbox.ts';
import { ask, it, openSandbox, payload, post, send, session } from '../testing/visitor.ts';
import { wholeState } from './whole-state.ts';

const setPrices = async (sandbox: Sandbox, ...prices: { package: string; price: number }[]) =>
  (await post(sandbox, '/__sandbox/prices', prices)).json() as Promise<unknown>;

const state = ({ world }: Sandbox) => wholeState(world);

it('shows a changed price in the lists of every backend, for every user', async ({ sandbox }) => {
  const ids = ['12', '102', '21', '62', '55', '900021'];
  await setPrices(sandbox, ...ids.map((id) => ({ package: id, price: 100_00 })));
  const member = await session(sandbox, '13800000002');
  const shown = [
    ...(await ask(sandbox, getWechatPackages(''), member)).packages,
    ...(await ask(sandbox, getActivity(0))).packages,
    ...(await ask(sandbox, getBrandPackages('honey', ''))).packages,
    ...(await ask(sandbox, getWelfare('tuiwen', ''), member)).items.map((gift) => gift.package),
    ...(await ask(sandbox, getCenterPackages({}), member)).packages,
    ...(await ask(sandbox, getPreparedOrder('800002'))).options.map((option) => ({
      ...option,
      id: option.pid,
    })),
  ];
  expect(shown.filter(({ price }) => price === 100_00).map(({ id }) => id)).toEqual(ids);
});

it('charges the changed price in new orders and refuses the old one', async ({ sandbox }) => {
  await setPrices(sandbox, { package: '12', price: 17000 }, { package: '900021', price: 1 });
  const year = (price: number) => createOfficialOrder('12', payload({ price }), 'a');
  expect((await send(sandbox, year(19800))).status).toBe(409);
  expect((await ask(sandbox, year(17000))).amount).toBe(17000);
  const prepared = buyPreparedOrder('800002', payload({ pid: '900021', price: 1 }), 'b');
  expect((await ask(sandbox, prepared)).amount).toBe(1);
});

it('keeps the credit of an upgrade, which is already deducted', async ({ sandbox }) => {
  const token = await session(sandbox, '13800000002');
  await setPrices(sandbox, { package: '55', price: 15000 });
  const { packages } = await ask(sandbox, getCenterPackages({}), token);
  expect(packages.find(({ id }) => id === '55')).toMatchObject({ price: 15000, credit: 5800 });
  const order = createCenterOrder('55', payload({ price: 15000 }), 'a');
  expect((await ask(sandbox, order, token)).amount).toBe(15000);
});

it('never shows a price above its original one', async ({ sandbox }) => {
  await setPrices(sandbox, { package: '21', price: 99900 });
  const { packages } = await ask(sandbox, getBrandPackages('honey', ''));
  expect(packages[0]).toMatchObject({ id: '21', price: 99900, originalPrice: 99900 });
});

it('sells a package at 0', async ({ sandbox }) => {
  await setPrices(sandbox, { package: '21', price: 0 });
  const order = await ask(sandbox, createBrandOrder('honey', '21', payload({ price: 0 }), 'a'));
  expect(order).toMatchObject({ status: 'paid', amount: 0 });
});

it('shows the prices in the state, replaces one, and clears them by a reset', async ({ sandbox }) => {
  await setPrices(sandbox, { package: '12', price: 1 }, { package: '13', price: 2 });
  const prices = [
    { package: '12', price: 3 },
    { package: '13', price: 2 },
  ];
  expect(await setPrices(sandbox, { package: '12', price: 3 })).toEqual(prices);
  expect(await state(sandbox)).toMatchObject({ prices });
  await post(sandbox, '/__sandbox/reset', {});
  expect(await state(sandbox)).toMatchObject({ prices: [] });
});

it.each([
  ['a package that no backend sells', { package: '99', price: 1 }],
  ['a part of a fen', { package: '12', price: 0.5 }],
  ['less than nothing', { package: '12', price: -1 }],
])('refuses %s', async (_, price) => {
  const sandbox = openSandbox();
  expect((await post(sandbox, '/__sandbox/prices', [{ package: '13', price: 1 }, price])).status).toBe(422);
  expect(await state(sandbox)).toMatchObject({ prices: [] });
});
