import { describe, expect, it } from 'vitest';
import type { FoundPackageList } from './contract.ts';
import { narrowPackageList } from './use-purchase-page.ts';
import { month, pack, year } from './testing/index.ts';

const retry = () => undefined;
const season = pack({ id: '104', name: '季度会员', days: 90, isDefault: false });
const found = (selected = month): FoundPackageList => ({
  packageList: { status: 'ready', packages: [month, season, year], selected, select: () => undefined },
  isFresh: true,
  askedAt: 1,
  refresh: () => undefined,
  failure: null,
  retry,
});
const chosen = ({ packageList }: FoundPackageList) =>
  packageList.status === 'ready' && packageList.selected.name;

describe('a narrowed package list', () => {
  it('keeps the chosen package if it is offered', () => {
    const narrow = narrowPackageList(found(season), ({ id }) => id !== month.id);
    expect(narrow.packageList).toMatchObject({ packages: [season, year], selected: season });
  });

  it('selects the default, else the first, if it is not', () => {
    const first = pack({ id: '105', name: '双月会员', isDefault: false });
    const packageList = { ...found().packageList, packages: [first, season, { ...year, isDefault: true }] };
    const wide = { ...found(), packageList } as FoundPackageList;
    expect(chosen(narrowPackageList(wide, ({ id }) => id !== month.id))).toBe('年度会员');
    expect(chosen(narrowPackageList(wide, ({ isDefault }) => !isDefault))).toBe('双月会员');
  });

  it('selects no renewing package if there is another', () => {
    const renewing = pack({ id: '106', isDefault: true, renewal: { price: 1800, periodDays: 30 } });
    const packageList = { ...found().packageList, packages: [renewing, season] };
    const wide = { ...found(), packageList } as FoundPackageList;
    expect(chosen(narrowPackageList(wide, () => true))).toBe('季度会员');
  });

  it('is empty if nothing is offered, and can be loaded again', () => {
    expect(narrowPackageList(found(), () => false).packageList).toEqual({ status: 'empty', retry });
  });

  it('is unchanged while it is not ready', () => {
    const loading: FoundPackageList = { ...found(), packageList: { status: 'loading' }, isFresh: false };
    expect(narrowPackageList(loading, () => true)).toBe(loading);
  });
});
