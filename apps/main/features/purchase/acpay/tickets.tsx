import type { MembershipPackage } from '@vip/api';
import { Price, WasPrice } from '@vip/checkout-ui';
import { classes, Radio, RadioGroup } from '@vip/ui';
import { Seal } from '../../../shared/seal.tsx';
import { pricedText, recommendedFirst, Tick, type PackageChoiceProps } from '../package-parts.tsx';
import face from './face.module.css';
import stub from './stub.module.css';
import tick from './tick.module.css';
import styles from './tickets.module.css';

/** The packages as admission tickets, the recommended one as wide as the page: the selected one is of gold. */
export const Tickets = ({ packages, selected, onSelect }: PackageChoiceProps) => (
  <RadioGroup label="会员套餐" value={selected.id} onChange={onSelect} className={styles.tickets}>
    {recommendedFirst(packages).map((pack, at) => (
      <Radio
        key={pack.id}
        value={pack.id}
        className={ticketClass(at, packages.length)}
        label={`${pack.name} ¥${pack.price / 100}，${pricedText(pack)}`}
      >
        <Face pack={pack} isWide={isWide(at, packages.length)} />
        <Tick className={tick.tick} />
      </Radio>
    ))}
  </RadioGroup>
);

/** The same tickets before the start: nothing can be chosen yet. */
export const TicketList = ({ packages }: Pick<PackageChoiceProps, 'packages'>) => (
  <ul className={styles.tickets}>
    {recommendedFirst(packages).map((pack, at) => (
      <li key={pack.id} className={classes(ticketClass(at, packages.length), at === 0 && styles.moonlit)}>
        <Face pack={pack} isWide={isWide(at, packages.length)} />
      </li>
    ))}
  </ul>
);

/** Below the first ticket they are in pairs, or three of them in a row; one alone has a row of its own. */
const isWide = (at: number, count: number): boolean => at === 0 || count === 2;

function ticketClass(at: number, count: number): string | undefined {
  if (isWide(at, count)) return classes(styles.wide, at === 0 && styles.first);
  return count % 2 === 0 ? styles.third : styles.ticket;
}

interface FaceProps {
  pack: MembershipPackage;
  isWide: boolean;
}

/** Package and price; behind the perforation the price per day, on a wide ticket under a seal. */
const Face = ({ pack, isWide }: FaceProps) => (
  <>
    <span className={isWide ? face.wide : face.body}>
      <span className={face.name}>
        <b>{pack.name}</b>
        {pack.badge && <span className={face.badge}>{pack.badge}</span>}
      </span>
      <span className={face.money}>
        <Price fen={pack.price} className={face.price} />
        {pack.originalPrice > pack.price && <WasPrice fen={pack.originalPrice} className={face.was} />}
      </span>
    </span>
    <span className={isWide ? stub.beside : stub.stub}>
      {isWide && <Seal className={stub.seal} />}
      <span>{pricedText(pack)}</span>
    </span>
  </>
);
