import { useState } from 'react';
import { Icon, giftShape } from '@vip/ui';
import styles from './product-picture.module.css';

/** A picture that fills its place; a drawing stands in where it may not be loaded or does not come. */
export function ProductPicture({ address, label }: { address: string | undefined; label: string }) {
  const [failed, setFailed] = useState<string | null>(null);
  if (!address || failed === address)
    return (
      <span className={styles.none} role="img" aria-label={label}>
        <Icon shape={giftShape} size={48} strokeWidth={1.2} />
      </span>
    );
  return <img className={styles.picture} src={address} alt={label} onError={() => setFailed(address)} />;
}
