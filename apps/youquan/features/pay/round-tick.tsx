import { Icon, checkShape, classes } from '@vip/ui';
import styles from './round-tick.module.css';

/** The round box of a radio: a ring, with a tick if the radio is checked. */
export const RoundTick = ({ className }: { className?: string | undefined }) => (
  <span className={classes(styles.tick, className)} aria-hidden="true">
    <Icon shape={checkShape} size={13} strokeWidth={2.6} />
  </span>
);
