import { allowedPicture, type PurchasePage } from '@vip/checkout-react';
import type { LazyModule } from '@vip/ui';
import { appOf, apps } from '../../../brand.ts';
import { PageFoot } from '../../../shared/purchase/page-foot.tsx';
import { PayHeader } from '../../../shared/purchase/pay-header.tsx';
import { ShopFrame } from '../../../shared/purchase/shop-frame.tsx';
import { placeholderLevels } from '../placeholder-levels.ts';
import { BuyBar } from '../../../shared/purchase/buy-bar.tsx';
import type * as LazyParts from './lazy-parts.ts';
import { creditNote } from '../credit-note.ts';
import { PriceList } from './price-list.tsx';

export interface UpgradeBaseViewProps {
  page: PurchasePage;
  lazy: LazyModule<typeof LazyParts>;
  query: Readonly<Record<string, string>>;
  /** Origins that pictures may come from. */
  pictures: readonly string[];
}

/** The page in every state; all that it shows comes in. */
export function UpgradeBaseView({ page, lazy, query, pictures }: UpgradeBaseViewProps) {
  const { session } = page;
  const code = appOf(session.clientType, query);
  const picture = session.account ? allowedPicture(session.account.avatar, pictures) : undefined;
  const header = { session, picture, appName: apps[code], now: page.now };
  return (
    <ShopFrame
      page={page}
      lazy={lazy}
      head={<PayHeader {...header} />}
      foot={<PageFoot page={page} app={code} />}
      placeholders={placeholderLevels()}
      bar={(shop) => <BuyBar {...shop} note={creditNote(shop)} />}
    >
      {(shop) => (
        <PriceList
          {...shop}
          header={
            shop.isLoading
              ? { ...header, session: shop.page.session, picture: undefined, appName: apps.lxb }
              : header
          }
          query={query}
        />
      )}
    </ShopFrame>
  );
}
