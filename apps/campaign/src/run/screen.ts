import type { Device } from '../device/contract.ts';
import type { Acts, View } from '../product/view.ts';
import type { Agreed, Tap } from '../rules/rule.ts';

export type Screen = ReturnType<typeof createScreen>;

type Seen = Pick<Tap, 'amount' | 'packageId' | 'packageName'>;

/** The goods shown at a tap of this kind. */
function seenBy(kind: Tap['kind'], now: View | null): Seen | null {
  const shop = now?.shop ?? null;
  switch (kind) {
    case 'pay':
    case 'accept': {
      const pack = shop?.selected;
      return pack ? { amount: pack.price, packageId: pack.id, packageName: pack.name } : null;
    }
    case 'resume':
      return shop?.strip ? { ...shop.strip, packageId: null } : null;
    case 'acceptPrice':
      return shop?.repriced
        ? { amount: shop.repriced.now, packageId: null, packageName: shop.repriced.packageName }
        : null;
    case 'payAgain':
      return shop?.dialog ?? now?.result?.order ?? null;
  }
}

/** The view and actions of the active tab. */
export function createScreen({ clock, present }: Pick<Device, 'clock' | 'present'>) {
  const life = () => present().life();
  const view = () => life()?.view ?? null;
  const tab = () => present().id;
  return {
    tab,
    life,
    view,
    acts: (): Acts => life()?.acts ?? {},
    /** The view at a tap that pays. */
    tapOf(kind: Tap['kind']): Tap {
      const now = view();
      const seen = seenBy(kind, now);
      const isChosen = kind === 'pay' || kind === 'accept';
      return {
        at: clock.now(),
        kind,
        tab: tab(),
        amount: seen?.amount ?? null,
        packageId: seen?.packageId ?? null,
        packageName: seen?.packageName ?? null,
        renews: isChosen && Boolean(now?.shop?.selected?.renews),
        account: now?.session.account ?? null,
        token: now?.session.token ?? null,
        documents: now?.shop?.documents ?? [],
        beneficiary: now?.shop?.beneficiary ?? null,
      };
    },
    /** The view at a consent. */
    agreedBy(how: Agreed['how']): Agreed {
      const now = view();
      return {
        documents: now?.shop?.documents ?? [],
        account: now?.session.account ?? null,
        packageId: now?.shop?.selected?.id ?? null,
        how,
      };
    },
  };
}

/** One line of what is on the screen, for the replay of a plan. */
export function describe({ kind, session, shop, result }: View): string {
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
