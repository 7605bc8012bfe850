import { Icon, checkShape, classes } from '@vip/ui';
import styles from './round-tick.module.css';

/** The round box of a choice: an empty ring, and a tick in it while its label is chosen. */
export const RoundTick = ({ className }: { className?: string | undefined }) => (
  <span className={classes(styles.tick, className)} aria-hidden="true">
    <Icon shape={checkShape} size={13} strokeWidth={2.6} />
  </span>
);
