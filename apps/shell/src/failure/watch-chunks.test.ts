import { describe, expect, it, vi } from 'vitest';
import type { Releases } from '../releases/releases.ts';
import type { Diagnosis } from '../releases/diagnose.ts';
import { createSite, publish, samplePage } from '../test-support/sample-site.test-support.ts';
import { watchChunks } from './watch-chunks.ts';

function watching(diagnosis: Diagnosis | Error = 'quarantined') {
  const page = samplePage(publish(createSite(), 'v2'));
  const listeners: ((event: { target: unknown }) => void)[] = [];
  const window = {
    addEventListener: (_: string, listen: (typeof listeners)[number]) => listeners.push(listen),
  } as unknown as Window;
  const diagnose = vi.fn(async () => diagnosis as Diagnosis);
  const tryReload = vi.fn(() => true);
  const report = vi.fn();
  const open = async () => {
    if (diagnosis instanceof Error) throw diagnosis;
    return { diagnose } as unknown as Releases;
  };
  const reloadOnce = { tryReload, hasTried: () => false };
  watchChunks({ window, page, lazy: { open }, subject: 'honey_v2 s1', reloadOnce, report });
  const fail = (target: unknown) => listeners.forEach((listen) => listen({ target }));
  return { diagnose, tryReload, report, fail };
}
const script = (path: string) => ({ src: `https://vip.example${path}` });

describe('a lazy chunk that fails', () => {
  it('has its release diagnosed, and reloads if that is quarantined', async () => {
    const { diagnose, tryReload, report, fail } = watching();
    fail(script('/r/honey/v2/buying.js'));
    await expect.poll(() => tryReload).toHaveBeenCalledWith('bad honey_v2 s1');
    const error = expect.objectContaining({ name: 'LateFileError', file: 'buying.js' }) as unknown;
    expect(diagnose).toHaveBeenCalledWith(expect.objectContaining({ error }));
    expect(report).toHaveBeenCalledWith(error, 'lazy chunk');
  });

  it('can be a style sheet', async () => {
    const { diagnose, fail } = watching();
    fail({ href: 'https://vip.example/r/honey/v2/lazy.css' });
    await expect.poll(() => diagnose).toHaveBeenCalledOnce();
  });

  it.each<Diagnosis | Error>(['corrupt', 'network', 'fault', new Error('ChunkLoadError')])(
    'does not reload if the diagnosis is %s',
    async (diagnosis) => {
      const { tryReload, report, fail } = watching(diagnosis);
      fail(script('/r/honey/v2/buying.js'));
      await expect.poll(() => report).toHaveBeenCalledOnce();
      await new Promise((resolve) => setTimeout(resolve));
      expect(tryReload).not.toHaveBeenCalled();
    },
  );

  it('is diagnosed once, however often it is requested', async () => {
    const { diagnose, fail } = watching();
    fail(script('/r/honey/v2/buying.js'));
    fail(script('/r/honey/v2/buying.js'));
    await expect.poll(() => diagnose).toHaveBeenCalledOnce();
  });

  it.each([
    ['the first files, which the page loader handles', script('/r/honey/v2/entry.js')],
    ['a page’s own file', script('/r/honey/v2/pay.js')],
    ['another release’s', script('/r/honey/v1/buying.js')],
    ['the shell’s', script('/r/shell/s1/releases.js')],
    ['a picture', { src: 'https://pictures.example/a.png' }],
    ['an error that was thrown', {}],
    ['nothing', null],
  ])('is not assumed for %s', (_, target) => {
    const { report, fail } = watching();
    fail(target);
    expect(report).not.toHaveBeenCalled();
  });
});
