import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { brandFacts, type BrandAnswers } from './brand-facts.ts';
import { pageFacts, withRoute } from './page-facts.ts';
import { brandsIn, checkPaths, roomsIn } from './workspace.ts';

const root = path.resolve(import.meta.dirname, '../../..');
const blank: BrandAnswers = { name: 'autumn-fair', backend: '', colour: '', appName: '', title: '' };
const facts = (answers: Partial<BrandAnswers> = {}) =>
  brandFacts({ ...blank, ...answers }, ['honey', 'host']);

describe('a new brand', () => {
  test('needs nothing but its name', () => {
    expect(facts()).toMatchObject({
      pascal: 'AutumnFair',
      appName: 'AutumnFair',
      title: '开通会员',
      backend: 'main',
      purchasePath: '/autumnfairwechatpay',
      resultTemplate: '/resultautumnfair/{token}/{id}/{um}/{level}',
    });
  });

  test('sells what a backend has, and its orders are read where that backend’s are', () => {
    expect(facts()).toMatchObject({ packagesPath: '/v1/vip/packages/wechat?phone=', orderBackend: 'main' });
    expect(facts({ backend: 'tuiwen' })).toMatchObject({
      packagesPath: '/web/vip/packages/wechat?phone=',
      orderBackend: 'datacenter',
    });
  });

  test.each<[Partial<BrandAnswers>, string]>([
    [{ name: 'Aurora' }, 'is no name for a brand'],
    [{ name: 'au--rora' }, 'is no name for a brand'],
    [{ name: '../x' }, 'is no name for a brand'],
    [{ name: '' }, 'is no name for a brand'],
    [{ name: 'honey' }, 'honey is taken'],
    [{ name: 'host' }, 'host is taken'],
    [{ name: 'events' }, 'events is reserved'],
    [{ backend: 'datacenter' }, 'choose main, honey, youquan, tuiwen'],
    [{ colour: 'red' }, 'is no colour'],
    [{ appName: "x'+y" }, 'is no name of an app'],
    [{ title: '${a}' }, 'is no title'],
  ])('is refused: %j', (answers, why) => expect(() => facts(answers)).toThrow(why));
});

describe('a new page', () => {
  const gifts = { brand: 'honey', page: 'gifts', title: '' };
  const page = (answers = {}) => pageFacts({ ...gifts, ...answers }, ['honey'], ['pay']);

  test('has its address, file and component by its name', () =>
    expect(page({ page: 'new-year', title: '新年' })).toEqual({
      brand: 'honey',
      page: 'new-year',
      title: '新年',
      path: '/honeynewyear',
      file: 'show-new-year-page',
      component: 'ShowNewYearPage',
    }));

  test.each([
    [{ brand: 'bench' }, 'there is no brand "bench"'],
    [{ page: 'pay' }, 'pay is taken'],
    [{ page: 'Gifts' }, 'is no name for a page'],
    [{ title: '<b>' }, 'is no title'],
  ])('is refused: %j', (answers, why) => expect(() => page(answers)).toThrow(why));

  test.each(brandsIn(root))('stands at the end of %s’s routes', (brand) => {
    const source = fs.readFileSync(path.join(root, 'apps', brand, 'routes.ts'), 'utf8');
    const after = withRoute(source, page());
    expect(after.startsWith(source.slice(0, -4))).toBe(true);
    expect(after.slice(source.length - 4)).toBe(
      `\n  {\n    path: '/honeygifts',\n    title: '会员',\n    page: './gifts',\n    session: 'none',\n  },\n];\n`,
    );
  });

  test('where routes are written otherwise the line is told instead', () =>
    expect(() => withRoute('export const routes = makeRoutes();\n', page())).toThrow("path: '/honeygifts'"));
});

describe('what is taken', () => {
  test('are the names of all rooms', () =>
    expect(roomsIn(root)).toEqual(expect.arrayContaining(['honey', 'shell', 'checkout-ui', 'e2e'])));

  test('are addresses by their first segment, as files are laid out by it', async () => {
    await expect(checkPaths(root, ['/auroravip'])).resolves.toBeUndefined();
    await expect(checkPaths(root, ['/honeywechatpay'])).rejects.toThrow('taken by /honeywechatpay of honey');
    await expect(checkPaths(root, ['/result/:id'])).rejects.toThrow('of main');
  });
});
