import { BroadcastLine, type BroadcastLineProps } from '../broadcast-line.tsx';
import { Buyer, type BuyerProps } from '../buyer.tsx';
import styles from './account-box.module.css';

type AccountBoxProps = BuyerProps & BroadcastLineProps;

/** Whose membership it is, and below a hairline what others bought: not between the package and its payment. */
export const AccountBox = ({ page, onLogin, packages }: AccountBoxProps) => (
  <div className={styles.box}>
    <Buyer page={page} onLogin={onLogin} />
    <div className={styles.broadcast}>
      <BroadcastLine page={page} packages={packages} />
    </div>
  </div>
);
