import { useState, type ReactNode } from 'react';
import type { MembershipPackage } from '@vip/api';
import { shortYuan, termsText, usePurchasePage, type PurchasePage } from '@vip/checkout-react';
import type { PurchaseViewProps } from '@vip/checkout-ui';
import { useNavigation, useIsClient } from '@vip/host';
import { classes, Clauses } from '@vip/ui';
import { upgradeSetup, whoAsks } from '../../shared/orders/upgrade-setup.ts';
import { BuyBar, PaymentMethods, type ShopState } from '../../shared/purchase/shop.tsx';
import { PageFoot, ShopFrame } from '../../shared/purchase/shop-frame.tsx';
import type * as ShopParts from '../../shared/purchase/shop-parts.tsx';
import { creditNote, earlierLabel } from './earlier.ts';
import {
  type Level,
  levelKey,
  levelsOf,
  type MembershipStatus,
  membershipStatusOf,
  placeholderLevels,
  verbFor,
} from './levels.ts';
import sheet from '../../shared/purchase/sheet.module.css';
import styles from './upgrade-parts.module.css';

/** The packages for the user of the link that opened the page. */
export function useUpgradePage(): PurchasePage {
  const { query } = useNavigation();
  const [setup] = useState(() => upgradeSetup(whoAsks(query)));
  return usePurchasePage(setup);
}

/** The packages by level, and the membership that they are compared with. */
export interface UpgradeState<Parts = typeof ShopParts> extends ShopState<Parts> {
  levels: readonly Level[];
  /** That of the selected package. */
  level: Level;
  membershipStatus: MembershipStatus;
}

interface UpgradeShopProps<Parts extends typeof ShopParts> extends PurchaseViewProps<Parts> {
  /** Above an error or an empty package list. */
  head: ReactNode;
  children(state: UpgradeState<Parts>): ReactNode;
}

/** An upgrade page in all of its states. */
export function UpgradeShop<Parts extends typeof ShopParts>({
  page,
  lazy,
  head,
  children,
}: UpgradeShopProps<Parts>) {
  const verb = verbFor(page);
  return (
    <ShopFrame
      page={page}
      lazy={lazy}
      head={head}
      foot={<PageFoot page={page} />}
      placeholders={placeholderLevels()}
      verb={verb}
      bar={(shop) => {
        const warning = earlierLabel(shop);
        return (
          <>
            {/* The bar has no class of ours: its look here depends on what is before it. */}
            <i hidden className={classes(styles.bar, warning && styles.warned)} />
            <BuyBar {...shop} verb={verb} note={warning ?? creditNote(shop)} />
          </>
        );
      }}
    >
      {(shop) => {
        const levels = levelsOf(shop.packageList.packages);
        const level = levels.find(({ key }) => key === levelKey(shop.packageList.selected));
        if (!level) return null;
        const membershipStatus = membershipStatusOf(shop.page.session, levels, shop.page.now());
        return children({ ...shop, levels, level, membershipStatus });
      }}
    </ShopFrame>
  );
}

/**
 * What the price is lower than, named: a struck price is always the original one. A credit is taken from the selling
 * price, so that one is shown with it. '' if there is neither.
 */
export function PriceBefore({ pack }: { pack: MembershipPackage }): ReactNode {
  const { price, credit, originalPrice } = pack;
  if (credit > 0) return `抵扣前 ¥${shortYuan(price + credit)}`;
  if (originalPrice <= price) return '';
  return (
    <>
      原价 <s>¥{shortYuan(originalPrice)}</s>
    </>
  );
}

/** The address of the other upgrade page, with the query of this one: it is for the same user. */
export function useOtherPage(to: string): string {
  const { query } = useNavigation();
  const search = useIsClient() ? new URLSearchParams(query).toString() : '';
  return search ? `${to}?${search}` : to;
}

/** Where only the link can be copied there is no word of paying. */
export const canPay = ({ noPaymentMethod }: PurchasePage): boolean => noPaymentMethod?.kind !== 'copy_link';

interface UpgradeSheetProps extends UpgradeState {
  /** What is read before the purchase; beside it on a desktop. */
  more: ReactNode;
  /** What is selected. */
  children: ReactNode;
}

const PENDING = { strip: styles.pending! };

/** Selection, payment, what is read about it, and the questions: these also in the second column, which is short. */
export const UpgradeSheet = ({ page, packageList, parts, more, children }: UpgradeSheetProps) => (
  <main className={classes(sheet.sheet, styles.columns)}>
    <div className={sheet.buy}>
      {parts && <parts.PendingStrip page={page} classNames={PENDING} />}
      {children}
      <section className={sheet.section}>
        {canPay(page) && (
          <div className={styles.heading}>
            <h2>支付方式</h2>
            {!packageList.selected.renewal && (
              <p>
                <Clauses text={termsText(packageList.selected)} />
              </p>
            )}
          </div>
        )}
        <PaymentMethods page={page} parts={parts} />
      </section>
    </div>
    <div className={classes(sheet.more, styles.paper)}>
      {more}
      <div className={styles.questions}>
        {parts ? <parts.FaqSection packages={packageList.packages} /> : <div className={styles.unread} />}
      </div>
    </div>
  </main>
);
