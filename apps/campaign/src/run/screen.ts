import type { Device, PageLife } from '../device/contract.ts';
import type { Acts, Sight } from '../product/sight.ts';
import type { Agreed, Tap } from '../rules/rule.ts';

/** What the buyer sees and can do, in the tab that is looked at. */
export interface Screen {
  tab(): number;
  life(): PageLife | null;
  sight(): Sight | null;
  acts(): Acts;
  /** What is on the screen at a tap that pays. */
  tapOf(kind: Tap['kind']): Tap;
  /** What is on the screen when the texts are agreed to. */
  agreedBy(how: Agreed['how']): Agreed;
}

type Seen = Pick<Tap, 'amount' | 'packageId' | 'packageName'>;

/** What a tap of this kind was shown. */
function seenBy(kind: Tap['kind'], now: Sight | null): Seen | null {
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

export function createScreen({ clock, present }: Pick<Device, 'clock' | 'present'>): Screen {
  const life = () => present().life();
  const sight = () => life()?.sight ?? null;
  const tab = () => present().id;
  return {
    tab,
    life,
    sight,
    acts: () => life()?.acts ?? {},
    tapOf(kind) {
      const now = sight();
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
    agreedBy(how) {
      const now = sight();
      return {
        documents: now?.shop?.documents ?? [],
        account: now?.session.account ?? null,
        packageId: now?.shop?.selected?.id ?? null,
        how,
      };
    },
  };
}
