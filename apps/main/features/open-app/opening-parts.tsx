import type { ReactNode } from 'react';
import { classes, Icon, Button, rightShape, ScanCode } from '@vip/ui';
import { CopyLink } from '../../shared/copy-link.tsx';
import { MenuArrow } from '../../shared/menu-arrow.tsx';
import { Rosette } from '../../shared/rosette.tsx';
import { Clauses } from '../../shared/clauses.tsx';
import type { Store } from './plan-opening.ts';
import styles from './opening-parts.module.css';

interface OpeningScreenProps {
  /** In the rosette. */
  sign: ReactNode;
  title: string;
  /** One or two sentences. */
  text: string;
  /** The rosette turns, and a ring runs around the icon, while something is in progress. */
  isTurning?: boolean;
  /** In the upper right corner of the screen. */
  corner?: ReactNode;
  /** The state is an error. */
  isAlert?: boolean;
  /** Reserves the height of three buttons, so that later ones do not shift the layout. */
  isRoomy?: boolean;
  /** The buttons. */
  children: ReactNode;
}

/** An opening page: on dark an icon in a rosette, the state and a hint; below a white sheet with the buttons. */
export const OpeningScreen = ({
  sign,
  title,
  text,
  isTurning,
  corner,
  isAlert,
  isRoomy,
  children,
}: OpeningScreenProps) => (
  <>
    <header className={styles.head}>
      {corner}
      <div className={classes(styles.flower, isTurning && styles.busy)}>
        <Rosette className={classes(styles.rosette, isTurning && styles.turning)} />
        {sign}
      </div>
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

interface ScanScreenProps extends Pick<OpeningScreenProps, 'sign' | 'title'> {
  /** What else can scan the code. */
  text?: string;
  /** The address of the page. */
  link: string;
}

/** On a desktop: what opens, beside the code that opens it on a phone. */
export const ScanScreen = ({ sign, title, text, link }: ScanScreenProps) => (
  <main className={styles.desk}>
    <div className={styles.shown}>
      <div className={styles.flower}>
        <Rosette className={styles.rosette} />
        {sign}
      </div>
      <div className={styles.text}>
        <h1>{title}</h1>
        {text && (
          <p>
            <Clauses text={text} />
          </p>
        )}
      </div>
    </div>
    <section className={styles.scan}>
      <ScanCode link={link} />
      <CopyLink link={link} variant="line" />
    </section>
  </main>
);

/** The golden icon of an app. */
export const AppSign = ({ shape }: { shape: string }) => (
  <span className={styles.sign}>
    <Icon shape={shape} size={44} strokeWidth={1.5} />
  </span>
);

/** Points at the menu of the app around the page. */
export const Corner = () => <MenuArrow className={styles.corner} />;

/** A hint between the buttons. */
export const Note = ({ children }: { children: ReactNode }) => <p className={styles.note}>{children}</p>;

/** Numbered manual steps. */
export const ManualSteps = ({ steps }: { steps: readonly string[] }) => (
  <ol className={styles.steps}>
    {steps.map((step) => (
      <li key={step}>{step}</li>
    ))}
  </ol>
);

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
