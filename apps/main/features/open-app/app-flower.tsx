import type { ReactNode } from 'react';
import { classes, Icon } from '@vip/ui';
import { Rosette } from '../../shared/rosette.tsx';
import styles from './app-flower.module.css';

interface AppFlowerProps {
  /** In the rosette. */
  children: ReactNode;
  /** The rosette turns, and a ring runs around the icon. */
  isTurning?: boolean | undefined;
  /** The app could not be opened. */
  isFailed?: boolean | undefined;
}

/** The rosette of an opening page. */
export const AppFlower = ({ children, isTurning, isFailed }: AppFlowerProps) => (
  <div className={classes(styles.flower, isTurning && styles.busy, isFailed && styles.failed)}>
    <Rosette className={classes(styles.rosette, isTurning && styles.turning)} />
    {children}
  </div>
);

/** The golden icon of an app, with a label at its lower edge for what of it is opened. */
export const AppSign = ({ shape, kind }: { shape: string; kind?: string | undefined }) => (
  <span className={styles.sign}>
    <Icon shape={shape} size={44} strokeWidth={1.5} />
    {kind && <b className={styles.kind}>{kind}</b>}
  </span>
);
