import { PayWays, type PayWaysProps } from './pay-ways.tsx';
import styles from './way-tiles.module.css';

export const WayTiles = (props: PayWaysProps) => <PayWays {...props} look={styles} />;
