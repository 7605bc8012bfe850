import type { ReactNode } from 'react';
import type { PayType } from '@vip/api';
import {
  placeholderPackageList,
  placeholderPage,
  savingText,
  yuan,
  type PayChoice,
  type PurchasePage,
  type ReadyPackageList,
} from '@vip/checkout-react';
import { ConsentRow, PayBar, PayButton, Price, WalletMark, type PayButtonProps } from '@vip/checkout-ui';
import { HiddenText, Icon, Radio, RadioGroup, checkShape } from '@vip/ui';
import type * as ShopParts from './shop-parts.tsx';
import styles from './shop.module.css';

/** The input of a purchase page's parts: its packages, or placeholders while they load. */
export interface ShopState<Parts> {
  page: PurchasePage;
  packageList: ReadyPackageList;
  /** The lazy chunk; null until it has loaded, and while packages load. */
  parts: Parts | null;
  /** Packages and page are placeholders. */
  isLoading: boolean;
}

/**
 * Placeholders while packages load. They must not depend on anything that is unknown to the prerendered markup, or
 * hydration fails: `isKnown`, which keeps the session, is false during hydration.
 */
export function placeholderShop(
  page: PurchasePage,
  isKnown: boolean,
  packageList = placeholderPackageList(3),
): ShopState<never> {
  return {
    page: { ...placeholderPage(page), ...(isKnown && { session: page.session }) },
    // None of them is drawn as selected.
    packageList: { ...packageList, selected: { ...packageList.selected, id: '' } },
    parts: null,
    isLoading: true,
  };
}

export interface PaymentMethodListProps {
  choices: PayChoice[];
  choice: PayType;
  onChoose(type: PayType): void;
  /** Main's tiles by default. */
  classNames?: Record<string, string>;
}

export const PaymentMethodList = ({
  choices,
  choice,
  onChoose,
  classNames = styles,
}: PaymentMethodListProps) => (
  <RadioGroup label="支付方式" value={choice} onChange={onChoose} className={classNames.methods}>
    {choices.map(({ type, name }) => (
      <Radio key={type} value={type} className={classNames.method}>
        <WalletMark type={type} />
        <span className={classNames.name}>{name}</span>
        <span className={classNames.dot} aria-hidden="true">
          <Icon shape={checkShape} size={13} strokeWidth={2.6} />
        </span>
      </Radio>
    ))}
  </RadioGroup>
);

/** How the page can be paid: the payment methods, or what to do where there is none or one is missing. */
export const PaymentMethods = ({
  page,
  parts,
}: {
  page: PurchasePage;
  parts: Pick<typeof ShopParts, 'PayElsewhere' | 'MissingWallet'> | null;
}) => (
  <>
    {page.noPaymentMethod ? (
      parts && <parts.PayElsewhere page={page} />
    ) : (
      <PaymentMethodList choices={page.choices} choice={page.choice} onChoose={page.choose} />
    )}
    {page.missingWallet && parts && <parts.MissingWallet sentence={page.missingWallet} />}
  </>
);

export interface BuyBarProps extends ShopState<
  Pick<typeof ShopParts, 'NoticeStrip' | 'CopyLink' | 'statusText'>
> {
  /** What the button does: 立即开通 by default. */
  verb?: string;
  /** Replaces the saving under the total. */
  note?: ReactNode;
  /** The page has a login form with a consent box of its own: this one appears after the login. */
  isConsentLater?: boolean;
  /** When another button is the next step. */
  outlined?: PayButtonProps['outlined'];
}

/** Consent, total and the pay button; a link to copy in its place where nothing can be paid. Not beside a code to scan. */
export function BuyBar({
  page,
  parts,
  packageList,
  verb = '开通',
  note,
  isConsentLater,
  outlined = 'whilePending',
}: BuyBarProps) {
  const { selected } = packageList;
  const { noPaymentMethod } = page;
  if (noPaymentMethod?.kind === 'scan') return null;
  const hasConsent = !noPaymentMethod && !isConsentLater;
  return (
    <PayBar consent={hasConsent ? <ConsentRow page={page} /> : undefined}>
      {parts && <parts.NoticeStrip page={page} />}
      <div className={styles.row}>
        <div className={styles.total}>
          <HiddenText>合计</HiddenText>
          <Price fen={selected.price} cents="always" className={styles.price} />
          <p role="status">
            {parts?.statusText(page) ||
              note ||
              (selected.renewal ? '首次支付' : savingText(selected) || '一次性支付')}
          </p>
        </div>
        {noPaymentMethod ? (
          parts && <parts.CopyLink link={noPaymentMethod.link} />
        ) : (
          <PayButton page={page} pack={selected} outlined={outlined} className={styles.pay}>
            立即{verb}
            <HiddenText> ¥{yuan(selected.price)}</HiddenText>
          </PayButton>
        )}
      </div>
    </PayBar>
  );
}
