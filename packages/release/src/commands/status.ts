import type { Registry } from '../registry/registry.ts';

/** What is live, a line each. */
export function statusLines(registry: Registry): string[] {
  const line = (
    name: string,
    live: { version: string; publishedAt: string },
    history: { version: string }[],
  ) =>
    `${name.padEnd(10)} ${live.version}  since ${live.publishedAt}  before: ${history[0]?.version ?? 'nothing'}`;
  const { shell, brands, serial } = registry;
  return [
    `registry serial ${serial}`,
    ...(shell ? [line('shell', shell.live, shell.history)] : ['shell      nothing is live']),
    ...Object.entries(brands).map(([brand, slice]) => line(brand, slice.live, slice.history)),
  ];
}
