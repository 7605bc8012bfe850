import { describe, expect, it } from 'vitest';
import federation from './container-runtime.ts';

const { bundlerRuntime } = federation;

/** A build, with the interface that generated code uses. `uses`: module id → shared key. */
function build(uses: Record<string, string>, shares: Record<string, unknown> = {}) {
  const webpackRequire = {
    m: {} as Record<string, (module: { exports: unknown }) => void>,
    S: {} as Record<string, never>,
    consumesLoadingData: {
      moduleIdToConsumeDataMapping: Object.fromEntries(
        Object.entries(uses).map(([id, shareKey]) => [id, { shareKey }]),
      ),
    },
    federation: {
      initOptions: {
        shared: Object.fromEntries(
          Object.entries(shares).map(([key, value]) => [key, [{ get: () => () => value }]]),
        ),
      },
    },
  };
  bundlerRuntime.init({ webpackRequire });
  const load = (id: string) => {
    const module = { exports: undefined as unknown };
    webpackRequire.m[id]?.(module);
    return module.exports;
  };
  return { webpackRequire, load };
}

describe('the container runtime', () => {
  const react = { name: 'react' };

  it("gives the shell's own file what the shell shares", () => {
    const shell = build({ 1: 'react' }, { react });
    bundlerRuntime.installInitialConsumes({ initialConsumes: [1], webpackRequire: shell.webpackRequire });
    expect(shell.load('1')).toBe(react);
  });

  it("gives a remote's chunk the same module instances as the shell", () => {
    const shell = build({}, { react });
    const remote = build({ 7: 'react' });
    bundlerRuntime.initContainerEntry({
      webpackRequire: remote.webpackRequire,
      shareScope: shell.webpackRequire.S['default'] as never,
    });
    bundlerRuntime.consumes({
      chunkMapping: { pay: [7] },
      chunkId: 'pay',
      webpackRequire: remote.webpackRequire,
    });
    expect(remote.load('7')).toBe(react);
  });

  it('throws an error that names the shared module which the shell lacks', () => {
    const remote = build({ 7: 'jotai' });
    bundlerRuntime.consumes({
      chunkMapping: { pay: [7] },
      chunkId: 'pay',
      webpackRequire: remote.webpackRequire,
    });
    expect(() => remote.load('7')).toThrow('jotai');
  });

  it('defines nothing for chunks without shared modules', () => {
    const remote = build({ 7: 'react' });
    bundlerRuntime.consumes({ chunkMapping: {}, chunkId: 'other', webpackRequire: remote.webpackRequire });
    expect(remote.webpackRequire.m).toEqual({});
  });
});
