import type { MembershipPackage } from '@vip/api';
import { Price, WasPrice } from '@vip/checkout-ui';
import { Radio, RadioGroup } from '@vip/ui';
import type { ReactNode } from 'react';
import { pricedText, recommendedFirst, Tick, type PackageChoiceProps } from '../package-parts.tsx';
import styles from './tickets.module.css';

/** The packages as admission tickets, the recommended one as wide as the page: light falls on the selected one. */
export const Tickets = ({ packages, selected, onSelect }: PackageChoiceProps) => (
  <RadioGroup label="会员套餐" value={selected.id} onChange={onSelect} className={styles.tickets}>
    {recommendedFirst(packages).map((pack, at) => (
      <Radio
        key={pack.id}
        value={pack.id}
        className={at === 0 ? styles.wide : styles.ticket}
        label={`${pack.name} ¥${pack.price / 100}，${pricedText(pack)}`}
      >
        <Face pack={pack} isWide={at === 0} tick={<Tick className={styles.tick} />} />
      </Radio>
    ))}
  </RadioGroup>
);

/** The same tickets before the start: nothing can be chosen yet. */
export const TicketList = ({ packages }: Pick<PackageChoiceProps, 'packages'>) => (
  <ul className={styles.tickets}>
    {recommendedFirst(packages).map((pack, at) => (
      <li key={pack.id} className={at === 0 ? styles.wide : styles.ticket}>
        <Face pack={pack} isWide={at === 0} />
      </li>
    ))}
  </ul>
);

interface FaceProps {
  pack: MembershipPackage;
  isWide: boolean;
  tick?: ReactNode;
}

/** Package and price; behind the perforation the price per day. */
const Face = ({ pack, isWide, tick }: FaceProps) => (
  <>
    <span className={styles.body}>
      <span className={styles.name}>
        <b>{pack.name}</b>
        {pack.badge && <span className={styles.badge}>{pack.badge}</span>}
        {!isWide && tick}
      </span>
      <span className={styles.money}>
        <Price fen={pack.price} className={styles.price} />
        {pack.originalPrice > pack.price && <WasPrice fen={pack.originalPrice} className={styles.was} />}
      </span>
    </span>
    <span className={styles.stub}>
      {isWide && tick}
      <span>{pricedText(pack)}</span>
    </span>
  </>
);
