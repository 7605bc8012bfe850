import { expect, it } from 'vitest';
import { bundleConfig, withoutOwnLoading } from './bundle-config.ts';

it("the bundle has the shell's plugins, and none of a remote: that would favour the product", () => {
  const names = (bundleConfig('main', './entry.ts', '/out').plugins ?? []).map(
    (plugin) => plugin?.constructor.name ?? '',
  );
  expect(names).toContain('BrowserBaselinePlugin');
  expect(names.filter((name) => /federat|container|remote|ChunkLoading/i.test(name))).toEqual([]);
});

it('a shell without chunk loading of its own is noticed', () =>
  expect(() => withoutOwnLoading([])).toThrow('no longer'));
