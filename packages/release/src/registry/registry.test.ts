import { describe, expect, it } from 'vitest';
import { advance, back } from './registry.ts';

const v = (version: string) => ({ version });

describe('a slice of the registry', () => {
  it('goes back to what was live before', () => {
    const slice = advance(advance(advance(null, v('1')), v('2')), v('3'));
    expect(back(slice)).toEqual({ live: v('2'), history: [v('1')] });
  });

  it('has nothing to go back to after its first release', () =>
    expect(back(advance(null, v('1')))).toBeNull());

  it('does not keep a version twice when it is published again', () => {
    const slice = advance(advance(advance(null, v('1')), v('2')), v('1'));
    expect(slice).toEqual({ live: v('1'), history: [v('2')] });
  });
});
