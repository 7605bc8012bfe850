import type { MembershipPackage } from '@vip/api';
import { Price, WasPrice } from '@vip/checkout-ui';
import { classes, Radio, RadioGroup } from '@vip/ui';
import type { ReactNode } from 'react';
import { pricedText, recommendedFirst, Tick, type PackageChoiceProps } from '../package-parts.tsx';
import stub from './stub.module.css';
import styles from './tickets.module.css';

/** The packages as admission tickets, the recommended one as wide as the page: light falls on the selected one. */
export const Tickets = ({ packages, selected, onSelect }: PackageChoiceProps) => (
  <RadioGroup label="会员套餐" value={selected.id} onChange={onSelect} className={styles.tickets}>
    {recommendedFirst(packages).map((pack, at) => (
      <Radio
        key={pack.id}
        value={pack.id}
        className={ticketClass(at, packages.length)}
        label={`${pack.name} ¥${pack.price / 100}，${pricedText(pack)}`}
      >
        <Face pack={pack} isWide={isWide(at, packages.length)} tick={<Tick className={stub.tick} />} />
      </Radio>
    ))}
  </RadioGroup>
);

/** The same tickets before the start: nothing can be chosen yet. */
export const TicketList = ({ packages }: Pick<PackageChoiceProps, 'packages'>) => (
  <ul className={styles.tickets}>
    {recommendedFirst(packages).map((pack, at) => (
      <li key={pack.id} className={ticketClass(at, packages.length)}>
        <Face pack={pack} isWide={isWide(at, packages.length)} />
      </li>
    ))}
  </ul>
);

/** Below the first ticket they are in pairs; the last one without a pair has its line alone. */
const isWide = (at: number, count: number): boolean => at === 0 || (at === count - 1 && count % 2 === 0);

const ticketClass = (at: number, count: number): string | undefined =>
  isWide(at, count) ? classes(styles.wide, at === 0 && styles.first) : styles.ticket;

interface FaceProps {
  pack: MembershipPackage;
  isWide: boolean;
  tick?: ReactNode;
}

/** Package and price; behind the perforation the price per day, and the tick that punches it. */
const Face = ({ pack, isWide, tick }: FaceProps) => (
  <>
    <span className={styles.body}>
      <span className={styles.name}>
        <b>{pack.name}</b>
        {pack.badge && <span className={styles.badge}>{pack.badge}</span>}
      </span>
      <span className={styles.money}>
        <Price fen={pack.price} className={styles.price} />
        {pack.originalPrice > pack.price && <WasPrice fen={pack.originalPrice} className={styles.was} />}
      </span>
    </span>
    <span className={isWide ? stub.beside : stub.stub}>
      {tick}
      <span>{pricedText(pack)}</span>
    </span>
  </>
);
