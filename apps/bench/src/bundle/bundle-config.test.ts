import { describe, expect, it } from 'vitest';
import { bundleConfig, withoutFederation } from './bundle-config.ts';

const config = bundleConfig('main', './entry.ts', '/out');

describe("the bundle's configuration", () => {
  it("has all of the shell's plugins but federation", () => {
    const names = (config.plugins ?? []).map((plugin) => plugin?.constructor.name);
    expect(names).toContain('IntegrityPlugin');
    expect(names.filter((name) => /Federation|Container/.test(name ?? ''))).toEqual([]);
  });

  it('is not taken for one without federation when the shell is built otherwise', () =>
    expect(() => withoutFederation([])).toThrow('no longer'));
});
