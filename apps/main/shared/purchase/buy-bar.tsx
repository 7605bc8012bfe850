import { savingText, yuan } from '@vip/checkout-react';
import { ConsentRow, PayBar, Price } from '@vip/checkout-ui';
import { Button, HiddenText } from '@vip/ui';
import styles from './buy-bar.module.css';
import type { ShopState } from './shop-state.ts';
import type * as ShopParts from './shop-parts.ts';

export interface BuyBarProps extends ShopState<
  Pick<typeof ShopParts, 'NoticeStrip' | 'CopyLink' | 'progressText'>
> {
  /** What the button does: 立即开通 unless said. */
  verb?: string;
  /** Said under the total in place of what is saved. */
  note?: string;
  /** Where the page has a login form with a box of its own, this one comes after the login. */
  isConsentLater?: boolean;
}

/** Consent, total and the button; in its place the link, where nothing can be paid. */
export function BuyBar({ page, parts, packageList, verb = '开通', note, isConsentLater }: BuyBarProps) {
  const { selected } = packageList;
  const { noPaymentMethod } = page;
  const progress = parts?.progressText(page.checkout);
  return (
    <PayBar consent={noPaymentMethod || isConsentLater ? undefined : <ConsentRow page={page} />}>
      {parts && <parts.NoticeStrip page={page} />}
      <div className={noPaymentMethod || isConsentLater ? styles.aloneRow : styles.row}>
        <div className={styles.total}>
          <HiddenText>合计</HiddenText>
          <Price fen={selected.price} cents="always" className={styles.price} />
          <p role="status">
            {progress || note || savingText(selected) || (selected.renewal ? '首次应付' : '一次付清')}
          </p>
        </div>
        {noPaymentMethod ? (
          parts && <parts.CopyLink link={noPaymentMethod.link} />
        ) : (
          <Button className={styles.pay} isBusy={page.isBusy} onClick={page.pay}>
            立即{verb}
            <HiddenText> ¥{yuan(selected.price)}</HiddenText>
          </Button>
        )}
      </div>
    </PayBar>
  );
}
