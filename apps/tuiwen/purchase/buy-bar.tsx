import type { MembershipPackage } from '@vip/api';
import { yuan, type PurchasePage } from '@vip/checkout-react';
import { ConsentRow } from '@vip/checkout-ui';
import { Button, CopyButton, HiddenText } from '@vip/ui';
import { TwoToneBar, barButton } from '../parts/two-tone-bar.tsx';
import type * as LazyParts from './lazy-parts.ts';
import { whatText } from './row-text.ts';

interface BuyBarProps {
  page: PurchasePage;
  parts: typeof LazyParts | null;
  selected: MembershipPackage;
  /** What the button says before the amount: 立即开通, 立即升级. */
  act?: string;
  /** What is bought; from the package unless said. */
  what?: string;
}

/** Consent, what came of the last tap, the total and the pay button; in its place the link, where nothing can be paid. */
export function BuyBar({ page, parts, selected, act = '立即开通', what }: BuyBarProps) {
  const { noPaymentMethod } = page;
  return (
    <TwoToneBar
      what={what ?? whatText(selected)}
      fen={selected.price}
      notice={parts && <parts.NoticeStrip page={page} />}
      consent={noPaymentMethod ? undefined : <ConsentRow page={page} />}
    >
      {noPaymentMethod ? (
        <CopyButton isPlain className={barButton} text={noPaymentMethod.link}>
          复制链接
        </CopyButton>
      ) : (
        <Button className={barButton} isBusy={page.isBusy} onClick={page.pay}>
          {act}
          <HiddenText> ¥{yuan(selected.price)}</HiddenText>
        </Button>
      )}
    </TwoToneBar>
  );
}
