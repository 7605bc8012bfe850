import fc from 'fast-check';
import { expect, test } from 'vitest';
import { memory } from './testing/samples.ts';
import { addressPath, confirmPath, detailPath, linkOf, stepBack, stepForward } from './prepared-setup.ts';

/** The history of a browser tab. */
function openTab(first: string) {
  const storage = memory();
  const entries = [first];
  let at = 0;
  const navigation = () => ({
    path: entries[at] ?? '',
    go(to: string, { replace = false } = {}) {
      if (!replace) at += 1;
      entries.splice(at, entries.length, to);
    },
    back: () => void (at -= 1),
  });
  return {
    path: () => entries[at],
    depth: () => at,
    lead: (to: string) => stepForward(storage, navigation(), to),
    back: (to: string) => stepBack(storage, navigation(), to),
  };
}

const link = { id: '8', fid: 'f1' };
const detail = detailPath(link);
const confirm = confirmPath(link, 'p1');
const address = addressPath(link, 'p1');

test('the address goes back to the confirmation, however often it is changed', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 5 }), (times) => {
      const tab = openTab(detail);
      tab.lead(confirm);
      for (let n = 0; n < times; n += 1) {
        tab.lead(address);
        tab.back(confirm);
      }
      expect([tab.path(), tab.depth()]).toEqual([confirm, 1]);
      tab.back(detail);
      expect([tab.path(), tab.depth()]).toEqual([detail, 0]);
    }),
  );
});

test('an address that was opened directly is replaced by the confirmation', () => {
  const tab = openTab(address);
  tab.back(confirm);
  expect([tab.path(), tab.depth()]).toEqual([confirm, 0]);
});

test('a page that was opened from another one is replaced', () => {
  const tab = openTab(confirm);
  tab.lead(address);
  tab.back(confirmPath(link, 'p2'));
  expect([tab.path(), tab.depth()]).toEqual([confirmPath(link, 'p2'), 1]);
});

test('ids are encoded in the paths, and a missing one is -', () => {
  expect(confirmPath({ id: 'a/b', fid: '' }, 'p?')).toBe('/orderConfirm/a%2Fb/p%3F/-');
  expect(addressPath({ id: '8', fid: '-' }, 'p1')).toBe('/address/8/p1?fid=-');
});

test('app and link id are passed from page to page', () => {
  const named = { ...link, app: 'lxy' };
  expect(detailPath(named)).toBe('/detail/8/f1?app=lxy');
  expect(confirmPath(named, 'p1')).toBe('/orderConfirm/8/p1/f1?app=lxy');
  expect(addressPath(named, 'p1')).toBe('/address/8/p1?fid=f1&app=lxy');
  expect(linkOf({ id: '8', pid: 'p1' }, { fid: 'f1', app: 'lxy' })).toEqual(named);
  expect(linkOf({ id: '8', fid: 'f1' }, { app: 'lxy' })).toEqual(named);
  expect(linkOf({ id: '8' }, {})).toEqual({ id: '8', fid: '-', app: undefined });
});
