import type { Sight } from '../product/sight.ts';

/** One line of what is on the screen, for the replay of a plan. */
export function describe({ kind, session, shop, result }: Sight): string {
  const who = `${session.status}:${session.account ?? '-'}`;
  if (result) {
    const asks = result.isAsking ? ' · dialog' : '';
    return `${kind} · ${who} · ${result.status} ${result.order?.amount ?? ''}${asks}`;
  }
  if (!shop) return `${kind} · ${who}`;
  const { selected, strip, notice, dialog, repriced } = shop;
  return [
    kind,
    who,
    selected ? `${selected.name} ${selected.price}` : 'no package',
    shop.state,
    shop.isTicked && 'ticked',
    shop.isSheetOpen && 'consent sheet',
    shop.isLoginOpen && 'login',
    shop.isBusy && 'busy',
    dialog && `dialog ${dialog.amount}`,
    strip && `strip ${strip.packageName} ${strip.status} ${strip.amount ?? '?'}`,
    repriced && `price ${repriced.shown} is now ${repriced.now}`,
    shop.beneficiary,
    notice && `notice ${notice.kind} ${notice.code ?? ''}`,
  ]
    .filter(Boolean)
    .join(' · ');
}
