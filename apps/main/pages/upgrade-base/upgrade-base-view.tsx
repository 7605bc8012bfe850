import { allowedPicture, type PurchasePage } from '@vip/purchase';
import type { Late } from '@vip/ui';
import { appOf, apps } from '../../brand.ts';
import { PageFoot } from '../../purchase/page-foot.tsx';
import { PayHeader } from '../../purchase/pay-header.tsx';
import { ShopFrame } from '../../purchase/shop-frame.tsx';
import { BaseSkeleton } from './base-skeleton.tsx';
import type * as LateParts from './late-parts.ts';
import { PriceList } from './price-list.tsx';

export interface UpgradeBaseViewProps {
  page: PurchasePage;
  late: Late<typeof LateParts>;
  query: Readonly<Record<string, string>>;
  /** Origins that pictures may come from. */
  pictures: readonly string[];
}

/** The page in every state; all that it shows comes in. */
export function UpgradeBaseView({ page, late, query, pictures }: UpgradeBaseViewProps) {
  const { session } = page;
  const code = appOf(session.clientType, query);
  const foot = <PageFoot page={page} app={code} />;
  const picture = session.account ? allowedPicture(session.account.avatar, pictures) : undefined;
  const header = { session, picture, appName: apps[code], now: page.now };
  return (
    <ShopFrame
      page={page}
      late={late}
      head={<PayHeader {...header} />}
      skeleton={<BaseSkeleton foot={foot} />}
      foot={foot}
    >
      {(shelf, parts) => (
        <PriceList page={page} shelf={shelf} parts={parts} header={header} query={query} foot={foot} />
      )}
    </ShopFrame>
  );
}
