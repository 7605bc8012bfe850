import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { brandsIn } from '../brands.ts';
import { ROOT } from '../workspace.ts';
import { brandData, type BrandAnswers } from './brand-data.ts';
import { checkPathsAreFree } from './config.ts';
import { pageData, withRoute } from './page-data.ts';

const defaults: BrandAnswers = { name: 'autumn-fair', backend: '', colour: '', appName: '', title: '' };
const data = (answers: Partial<BrandAnswers> = {}) =>
  brandData({ ...defaults, ...answers }, ['honey', 'host']);

describe('a new brand', () => {
  test('has defaults for everything but its name', () => {
    expect(data()).toMatchObject({
      pascal: 'AutumnFair',
      appName: 'AutumnFair',
      title: '开通会员',
      backend: 'main',
      purchasePath: '/autumnfairwechatpay',
      resultTemplate: '/resultautumnfair/{token}/{id}/{um}/{level}',
    });
  });

  test('sells the packages of a backend and reads its orders there', () => {
    expect(data()).toMatchObject({ packagesPath: '/v1/vip/packages/wechat?phone=', orderBackend: 'main' });
    expect(data({ backend: 'tuiwen' })).toMatchObject({
      packagesPath: '/web/vip/packages/wechat?phone=',
      orderBackend: 'datacenter',
    });
  });

  test.each<[Partial<BrandAnswers>, string]>([
    [{ name: 'Aurora' }, 'is not a name for a brand'],
    [{ name: 'au--rora' }, 'is not a name for a brand'],
    [{ name: '../x' }, 'is not a name for a brand'],
    [{ name: '' }, 'is not a name for a brand'],
    [{ name: 'honey' }, 'honey is taken'],
    [{ name: 'host' }, 'host is taken'],
    [{ name: 'events' }, 'events is reserved'],
    [{ backend: 'datacenter' }, 'choose main, honey, youquan, tuiwen'],
    [{ colour: 'red' }, 'is not a colour'],
    [{ appName: "x'+y" }, 'is not a name of an app'],
    [{ title: '${a}' }, 'is not a title'],
  ])('is refused: %j', (answers, why) => expect(() => data(answers)).toThrow(why));
});

describe('a new page', () => {
  const gifts = { brand: 'honey', page: 'gifts', title: '' };
  const page = (answers = {}) => pageData({ ...gifts, ...answers }, ['honey'], ['pay']);

  test('has a path and a component named after it', () =>
    expect(page({ page: 'new-year', title: '新年' })).toEqual({
      brand: 'honey',
      page: 'new-year',
      title: '新年',
      path: '/honeynewyear',
      component: 'ShowNewYearPage',
    }));

  test.each([
    [{ brand: 'bench' }, 'there is no brand "bench"'],
    [{ page: 'pay' }, 'pay is taken'],
    [{ page: 'Gifts' }, 'is not a name for a page'],
    [{ title: '<b>' }, 'is not a title'],
  ])('is refused: %j', (answers, why) => expect(() => page(answers)).toThrow(why));

  test.each(brandsIn(ROOT))('is added at the end of %s’s routes', (brand) => {
    const source = fs.readFileSync(path.join(ROOT, 'apps', brand, 'routes.ts'), 'utf8');
    const after = withRoute(source, page());
    expect(after.startsWith(source.slice(0, -4))).toBe(true);
    expect(after.slice(source.length - 4)).toBe(
      `\n  {\n    path: '/honeygifts',\n    title: '会员',\n    page: './gifts',\n    session: 'none',\n  },\n];\n`,
    );
  });

  test('is printed as code if routes.ts is not formatted as expected', () =>
    expect(() => withRoute('export const routes = makeRoutes();\n', page())).toThrow("path: '/honeygifts'"));
});

test('a path is taken if a route has the same first segment', async () => {
  await expect(checkPathsAreFree(ROOT, ['/auroravip'])).resolves.toBeUndefined();
  await expect(checkPathsAreFree(ROOT, ['/honeywechatpay'])).rejects.toThrow(
    'taken by /honeywechatpay of honey',
  );
  await expect(checkPathsAreFree(ROOT, ['/result/:id'])).rejects.toThrow('of main');
});
