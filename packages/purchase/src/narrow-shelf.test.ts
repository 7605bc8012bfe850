import { describe, expect, it } from 'vitest';
import type { FoundShelf } from './contract.ts';
import { narrowShelf } from './narrow-shelf.ts';
import { month, pack, year } from './testing/index.ts';

const retry = () => undefined;
const season = pack({ id: '104', name: '季度会员', days: 90, isDefault: false });
const found = (selected = month): FoundShelf => ({
  shelf: { status: 'ready', packages: [month, season, year], selected, select: () => undefined },
  isFresh: true,
  askedAt: 1,
  refresh: () => undefined,
  failure: null,
  retry,
});
const chosen = ({ shelf }: FoundShelf) => shelf.status === 'ready' && shelf.selected.name;

describe('a narrowed shelf', () => {
  it('keeps the chosen package where it is offered', () => {
    const narrow = narrowShelf(found(season), ({ id }) => id !== month.id);
    expect(narrow.shelf).toMatchObject({ packages: [season, year], selected: season });
  });

  it('goes to the default, else to the first, where it is not', () => {
    const first = pack({ id: '105', name: '双月会员', isDefault: false });
    const shelf = { ...found().shelf, packages: [first, season, { ...year, isDefault: true }] };
    const wide = { ...found(), shelf } as FoundShelf;
    expect(chosen(narrowShelf(wide, ({ id }) => id !== month.id))).toBe('年度会员');
    expect(chosen(narrowShelf(wide, ({ isDefault }) => !isDefault))).toBe('双月会员');
  });

  it('goes to no renewing package where there is another', () => {
    const renewing = pack({ id: '106', isDefault: true, renewal: { price: 1800, periodDays: 30 } });
    const shelf = { ...found().shelf, packages: [renewing, season] };
    const wide = { ...found(), shelf } as FoundShelf;
    expect(chosen(narrowShelf(wide, () => true))).toBe('季度会员');
  });

  it('is empty where nothing is offered, and can be asked for again', () => {
    expect(narrowShelf(found(), () => false).shelf).toEqual({ status: 'empty', retry });
  });

  it('stays as it is while it is not ready', () => {
    const loading: FoundShelf = { ...found(), shelf: { status: 'loading' }, isFresh: false };
    expect(narrowShelf(loading, () => true)).toBe(loading);
  });
});
