import { HiddenText, Icon, pinShape, rightShape } from '@vip/ui';
import type { SavedAddress } from '../../../shared/orders/address-book.ts';
import { addressText, maskedPhone } from '../address-text.ts';
import styles from './address-card.module.css';

/** Where it goes; the whole card leads to the form. */
export const AddressCard = ({ saved, onChange }: { saved: SavedAddress | null; onChange(): void }) => (
  <section className={styles.card} aria-label="收货地址">
    <button type="button" className={styles.act} onClick={onChange}>
      <Icon shape={pinShape} className={styles.pin} />
      {saved ? (
        <span className={styles.words}>
          <span className={styles.who}>
            <b>{saved.address.name}</b>
            <span className={styles.phone}>{maskedPhone(saved.address.phone)}</span>
          </span>
          <span className={styles.where}>{addressText(saved.address)}</span>
          <HiddenText>修改收货地址</HiddenText>
        </span>
      ) : (
        <span className={styles.words}>
          <b>填写收货地址</b>
          <span className={styles.where}>填好后回到这里付款</span>
        </span>
      )}
      <Icon shape={rightShape} size={20} className={styles.arrow} />
    </button>
  </section>
);
