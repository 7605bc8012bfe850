import { measure } from '../measure/measure.ts';
import { checkPage } from '../peers/check-peer.ts';
import type { PeerVariant } from '../peers/index.ts';
import { peerFigures } from '../peers/peer-figures.ts';
import { peersTable } from '../peers/peers-table.ts';
import { serveVariant, type Served } from '../server/serve-variant.ts';
import type { Subject } from '../subjects.ts';
import type { Variant } from '../variants/variant.ts';
import { errorsOf, type Bench, type Section } from './section.ts';

/** Cold loads of the page by hand, the product and the same page in other frameworks, in turns. */
export async function peersSection(
  { browser, certificate, sandbox, storage, rounds }: Bench,
  { path, target }: Subject,
  { byHand, composed, peers }: { byHand: Variant; composed: Variant; peers: readonly PeerVariant[] },
): Promise<Section> {
  const open: Served[] = [];
  const serve = async <Name extends string>(variant: Variant<Name>) => {
    const served = await serveVariant(variant, certificate, sandbox);
    open.push(served);
    return { name: variant.name, url: served.origin + path, target, until: 'ready' as const, storage };
  };
  try {
    const baseline = await serve(byHand);
    const product = { ...(await serve(composed)), until: 'tookOver' as const };
    const others = await Promise.all(peers.map(serve));
    const expected = await checkPage(browser, baseline, null);
    for (const other of others) await checkPage(browser, other, expected);
    const loads = await measure({ browser, variants: [baseline, product, ...others], rounds, storage });
    const rows = new Map([...loads].map(([name, each]) => [name, peerFigures(each)]));
    return {
      title: `${path} in other frameworks, cold`,
      table: peersTable(rows),
      limits: [],
      errors: errorsOf(loads),
      data: { loads: Object.fromEntries(loads), figures: Object.fromEntries(rows) },
    };
  } finally {
    await Promise.all(open.map(({ close }) => close()));
  }
}
