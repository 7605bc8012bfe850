import { errorText } from '@vip/api';
import { placeholderPackageList, renewalText, yuan, type FailedPackageList } from '@vip/checkout-react';
import { Button, EmptyState, ErrorState, Radio, RadioGroup } from '@vip/ui';
import { ConsentRow } from '../consent/consent-row.tsx';
import { Price, WasPrice } from '../price/price.tsx';
import * as shared from '../screen/lazy-parts.ts';
import { PurchaseLayout, type BuyBarProps, type PackageSectionsProps } from '../screen/purchase-layout.tsx';
import { describePurchasePage } from './describe-purchase-page.tsx';
import { frame } from './frame.tsx';

const PackageFailure = ({ packageList }: { packageList: FailedPackageList }) =>
  packageList.status === 'error' ? (
    <ErrorState
      text={errorText(packageList.error)}
      requestId={packageList.error.details.requestId}
      onRetry={packageList.retry}
    />
  ) : (
    <EmptyState text="现在没有在售的套餐" onRetry={packageList.retry} />
  );

const parts = { ...shared, PackageFailure };
type Parts = typeof parts;

const Sections = ({ page, parts, packageList }: PackageSectionsProps<Parts>) => (
  <>
    <RadioGroup label="会员套餐" value={packageList.selected.id} onChange={packageList.select}>
      {packageList.packages.map((pack) => (
        <Radio key={pack.id} value={pack.id}>
          {pack.name}
          <Price fen={pack.price} />
          {pack.originalPrice > pack.price && <WasPrice fen={pack.originalPrice} />}
        </Radio>
      ))}
    </RadioGroup>
    <p>{renewalText(packageList.selected)}</p>
    {page.choices.length > 0 && (
      <RadioGroup label="支付方式" value={page.choice} onChange={page.choose}>
        {page.choices.map(({ type, name }) => (
          <Radio key={type} value={type}>
            {name}
          </Radio>
        ))}
      </RadioGroup>
    )}
    {parts && page.missingWallet && <parts.MissingWallet sentence={page.missingWallet} />}
  </>
);

const Bar = ({ page, parts, selected }: BuyBarProps<Parts>) => (
  <>
    {parts && <parts.NoticeStrip page={page} />}
    {parts && page.noPaymentMethod ? (
      <parts.NoPaymentMethodNote noPaymentMethod={page.noPaymentMethod} />
    ) : (
      <>
        <ConsentRow page={page} />
        <Button isBusy={page.isBusy} onClick={page.pay}>
          立即开通 ¥{yuan(selected.price)}
        </Button>
      </>
    )}
  </>
);

const framed = frame('theme-test');

/* The smallest purchase page: one component for each slot of the layout. */
describePurchasePage({
  parts,
  view: (page, lazy) =>
    framed(
      <PurchaseLayout
        page={page}
        lazy={lazy}
        placeholder={placeholderPackageList(2)}
        className="body"
        Header={({ page }) =>
          page.session.status === 'anonymous' && (
            <button type="button" onClick={page.login.open}>
              用手机号登录
            </button>
          )
        }
        Sections={Sections}
        Footer={() => null}
        Bar={Bar}
      />,
    ),
});
