import { renewalText, yuan, type PurchasePage } from '@vip/checkout-react';
import { fakeHost } from '@vip/checkout-react/testing';
import { HostProvider } from '@vip/host';
import {
  Button,
  EmptyState,
  ErrorState,
  Loading,
  Radio,
  RadioGroup,
  UiProvider,
  type LazyModule,
} from '@vip/ui';
import { ConsentRow } from '../consent/consent-row.tsx';
import { Price, WasPrice } from '../price/price.tsx';
import * as lazyParts from '../screen/lazy-parts.ts';
import { PurchaseScreen, type PurchaseScene } from '../screen/purchase-screen.tsx';
import { describePurchasePage } from './describe-purchase-page.tsx';

type Parts = typeof lazyParts;

const Packages = ({ page, parts, ready }: PurchaseScene<Parts>) =>
  ready && (
    <>
      <RadioGroup label="会员套餐" value={ready.selected.id} onChange={ready.select}>
        {ready.packages.map((pack) => (
          <Radio key={pack.id} value={pack.id}>
            {pack.name}
            <Price fen={pack.price} />
            {pack.originalPrice > pack.price && <WasPrice fen={pack.originalPrice} />}
          </Radio>
        ))}
      </RadioGroup>
      <p>{renewalText(ready.selected)}</p>
      {page.choices.length > 0 && (
        <RadioGroup
          label="支付方式"
          value={page.choice}
          onChange={(type) => page.choose(type === 'alipay' ? 'alipay' : 'wechat')}
        >
          {page.choices.map(({ type, name }) => (
            <Radio key={type} value={type}>
              {name}
            </Radio>
          ))}
        </RadioGroup>
      )}
      {parts && page.missingWallet && <parts.MissingWallet sentence={page.missingWallet} />}
      {parts && <parts.NoticeStrip page={page} />}
      {parts && page.noPaymentMethod ? (
        <parts.NoPaymentMethodNote noPaymentMethod={page.noPaymentMethod} />
      ) : (
        <>
          <ConsentRow page={page} />
          <Button isBusy={page.isBusy} onClick={page.pay}>
            立即开通 ¥{yuan(ready.selected.price)}
          </Button>
        </>
      )}
    </>
  );

/** The smallest purchase page: PurchaseScreen with one component for each part. */
const Page = ({ page, lazy }: { page: PurchasePage; lazy: LazyModule<Parts> }) => (
  <PurchaseScreen page={page} lazy={lazy}>
    {(scene) => (
      <>
        {scene.page.session.status === 'anonymous' && (
          <button type="button" onClick={scene.page.login.open}>
            用手机号登录
          </button>
        )}
        {scene.parts && <scene.parts.PendingStrip page={scene.page} />}
        <Packages {...scene} />
        {scene.failed?.packageList.status === 'error' && (
          <ErrorState text="服务开小差了，请稍后重试" onRetry={scene.failed.packageList.retry} />
        )}
        {scene.failed?.packageList.status === 'empty' && (
          <EmptyState text="现在没有在售的套餐" onRetry={scene.failed.packageList.retry} />
        )}
        {!scene.ready && !scene.failed && <Loading>会员套餐</Loading>}
      </>
    )}
  </PurchaseScreen>
);

describePurchasePage({
  view: (page, lazy) => (
    <HostProvider value={fakeHost(() => undefined)}>
      <UiProvider theme="theme-test">
        <Page page={page} lazy={lazy} />
      </UiProvider>
    </HostProvider>
  ),
  parts: lazyParts,
});
