import { PaymentMethodList, type PaymentMethodListProps } from './payment-method-list.tsx';
import styles from './payment-method-tiles.module.css';

export const PaymentMethodTiles = (props: PaymentMethodListProps) => (
  <PaymentMethodList {...props} classNames={styles} />
);
