import type { ReactNode } from 'react';
import { classes, Icon, Button, Clauses, rightShape } from '@vip/ui';
import { MenuArrow } from '../../shared/menu-arrow.tsx';
import { AppFlower, AppSign } from './app-flower.tsx';
import type { Store } from './plan-opening.ts';
import styles from './opening-screen.module.css';

interface OpeningScreenProps {
  /** Of the app, in the rosette. */
  shape: string;
  /** What of the app is opened, where it is not the app itself: on its icon. */
  kind?: string;
  title: string;
  /** One or two sentences. */
  text: string;
  /** The rosette turns, and a ring runs around the icon, while something is in progress. */
  isTurning?: boolean;
  /** In the upper right corner of the screen. */
  corner?: ReactNode;
  /** The state is an error. */
  isAlert?: boolean;
  /** Leaves room for drawings of steps. */
  isLow?: boolean;
  /** Reserves the height of three buttons, so that later ones do not shift the layout. */
  isRoomy?: boolean;
  /** The buttons. */
  children: ReactNode;
}

/** An opening page: on dark an icon in a rosette, the state and a hint; below a white sheet with the buttons. */
export const OpeningScreen = ({
  shape,
  kind,
  title,
  text,
  isTurning,
  corner,
  isAlert,
  isLow,
  isRoomy,
  children,
}: OpeningScreenProps) => (
  <>
    <header className={classes(styles.head, isLow && styles.low)}>
      {corner}
      <AppFlower isTurning={isTurning} isFailed={isAlert}>
        <AppSign shape={shape} kind={kind} />
      </AppFlower>
      <div role={isAlert ? 'alert' : 'status'} className={styles.text}>
        <h1>{title}</h1>
        <p>
          <Clauses text={text} />
        </p>
      </div>
    </header>
    <main className={styles.sheet}>
      <div className={classes(styles.actions, isRoomy && styles.roomy)}>{children}</div>
    </main>
  </>
);

/** Points at the menu of the app around the page. */
export const Corner = () => (
  <div aria-hidden="true" className={styles.corner}>
    <span>点这里</span>
    <MenuArrow className={styles.line} />
  </div>
);

/** A hint between the buttons. */
export const Note = ({ children }: { children: ReactNode }) => <p className={styles.note}>{children}</p>;

/** Classes: the foot, in the colour of the sheet, and another way as text. */
export const { tail, way } = styles;

interface StoreButtonsProps {
  stores: readonly Store[];
  variant: 'solid' | 'text';
  onChoose(address: string): void;
}

/** One button per store. */
export const StoreButtons = ({ stores, variant, onChoose }: StoreButtonsProps) => (
  <>
    {stores.map(({ text, address }) => (
      <Button
        key={address}
        variant={variant}
        className={variant === 'text' ? styles.way : undefined}
        onClick={() => onChoose(address)}
      >
        {text}
        {variant === 'text' && <Icon shape={rightShape} size={18} />}
      </Button>
    ))}
  </>
);
