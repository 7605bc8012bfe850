import type { Benefit } from '@vip/api';
import { Price, WasPrice } from '@vip/checkout-ui';
import { Radio, RadioGroup } from '@vip/ui';
import { untilText } from '../../../shared/purchase/membership-text.ts';
import { PaymentMethods, RenewalNote, type ShopState } from '../../../shared/purchase/shop.tsx';
import { BroadcastLine } from '../broadcast-line.tsx';
import { PackageLabel, recommendedFirst, Tick, type PackageChoiceProps } from '../package-parts.tsx';
import type * as LazyParts from '../lazy-parts.tsx';
import { PhoneStep } from './phone-card.tsx';
import styles from './wechatpay.module.css';

/** The packages for the number on the card, the login for one, and the payment methods. */
export function Shop({ page, packageList, parts }: ShopState<typeof LazyParts>) {
  const { packages, selected, select } = packageList;
  const { session } = page;
  const now = page.now();
  return (
    <main className={styles.shop}>
      {parts && <parts.PendingStrip page={page} />}
      <h2>选择套餐</h2>
      <p className={styles.lead}>
        {session.status === 'anonymous'
          ? '登录后显示该账号的专享价'
          : untilText(selected, session.account, now).join('')}
      </p>
      <PlanTiles packages={packages} selected={selected} onSelect={select} />
      <RenewalNote pack={selected} className={styles.lead} />
      {session.status === 'anonymous' && <PhoneStep gate={page.login} />}
      <h2>支付方式</h2>
      <PaymentMethods page={page} parts={parts} />
      {selected.benefits.length > 0 && (
        <>
          <h2>会员权益</h2>
          <BenefitCells benefits={selected.benefits} />
        </>
      )}
      <div className={styles.broadcast}>
        <BroadcastLine page={page} packages={packages} />
      </div>
      {parts && <parts.FeedbackLetters feedback={page.feedback} now={now} />}
    </main>
  );
}

/** One wide tile for the recommended package, the others below in two columns. */
const PlanTiles = ({ packages, selected, onSelect }: PackageChoiceProps) => (
  <RadioGroup label="会员套餐" value={selected.id} onChange={onSelect} className={styles.tiles}>
    {recommendedFirst(packages).map((pack) => (
      <Radio key={pack.id} value={pack.id} className={pack.isDefault ? styles.wide : styles.tile}>
        <PackageLabel pack={pack} className={styles.description} />
        <span className={styles.money}>
          <Price fen={pack.price} className={styles.price} />
          {pack.originalPrice > pack.price && <WasPrice fen={pack.originalPrice} className={styles.was} />}
        </span>
        <Tick className={styles.tick} />
      </Radio>
    ))}
  </RadioGroup>
);

const NOT_INCLUDED = '不支持';

/** The benefits, each with its limit without membership. */
const BenefitCells = ({ benefits }: { benefits: Benefit[] }) => (
  <dl className={styles.cells}>
    {benefits.map(({ name, free, member }) => (
      <div key={name}>
        <dt>{name}</dt>
        <dd className={styles.member}>{member}</dd>
        {free !== NOT_INCLUDED && <dd className={styles.free}>非会员 {free}</dd>}
      </div>
    ))}
  </dl>
);
