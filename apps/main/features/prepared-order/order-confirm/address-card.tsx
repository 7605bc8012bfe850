import { useEffect, useRef } from 'react';
import type { NoPaymentMethod } from '@vip/checkout-react';
import { classes, HiddenText, Icon, pinShape, rightShape } from '@vip/ui';
import type { SavedAddress } from '../../../shared/orders/address-book.ts';
import { supportLink } from '../../../brand.ts';
import { maskedPhone, regionText } from '../address.ts';
import styles from './address-card.module.css';

export interface AddressCardProps {
  saved: SavedAddress | null;
  /** Why the server refused it. */
  error: string | null;
  /** The user comes back from its form. */
  takesFocus: boolean;
  onChange(): void;
}

/** The shipping address. The whole card opens its form. A refusal is scrolled into view. */
export function AddressCard({ saved, error, takesFocus, onChange }: AddressCardProps) {
  const card = useRef<HTMLElement>(null);
  useEffect(() => {
    if (takesFocus) card.current?.focus();
  }, [takesFocus]);
  useEffect(() => {
    if (error) card.current?.scrollIntoView({ block: 'center' });
  }, [error]);
  return (
    <section
      ref={card}
      // Not its button: engines would show the ring of the keyboard after a tap.
      tabIndex={-1}
      aria-label="收货地址"
      className={classes(styles.card, error ? styles.refused : !saved && styles.missing)}
    >
      <button type="button" className={styles.addressButton} onClick={onChange}>
        <Icon shape={pinShape} className={styles.pin} />
        {saved ? (
          <span className={styles.addressText}>
            <span className={styles.who}>
              <b>{saved.address.name}</b>
              <span className={styles.phone}>{maskedPhone(saved.address.phone)}</span>
            </span>
            <span className={styles.where}>
              {regionText(saved.address)
                .split(' ')
                .map((name) => (
                  <span key={name}>{name}</span>
                ))}
              {saved.address.street}
            </span>
            <HiddenText>修改收货地址</HiddenText>
          </span>
        ) : (
          <span className={styles.addressText}>
            <b>
              <span>收货地址</span>
              <span className={styles.missingTag}>待填写</span>
            </b>
            <span className={styles.where}>填写后即可支付</span>
          </span>
        )}
        <Icon shape={rightShape} size={20} className={styles.arrow} />
      </button>
      {error && (
        <div className={styles.refusal}>
          <p role="alert">{error}</p>
          <a href={supportLink}>联系客服</a>
        </div>
      )}
    </section>
  );
}

/** Where nothing can be paid: the address stays in its tab, so it is asked for where the link is opened. */
export const AddressLater = ({ by }: { by: NoPaymentMethod['kind'] }) => (
  <section aria-label="收货地址" className={styles.card}>
    <div className={styles.addressButton}>
      <Icon shape={pinShape} className={styles.pin} />
      <p className={styles.addressText}>
        <b>收货地址</b>
        <span className={styles.where}>
          {by === 'scan' ? '用手机扫描本页二维码，在手机上填写' : '复制链接到浏览器打开，在浏览器中填写'}
        </span>
      </p>
    </div>
  </section>
);
