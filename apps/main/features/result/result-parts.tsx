import type { ComponentProps, ReactNode } from 'react';
import { Foot, PayBar, PaymentQuestions } from '@vip/checkout-ui';
import { Button, LinkButton } from '@vip/ui';
import styles from './result.module.css';
import type { Seller } from './seller.ts';

/** Below the head; its first section is a card or a paper, which lies half on the head. */
export const ResultMain = ({ children }: { children: ReactNode }) => (
  <main className={styles.main}>{children}</main>
);

/** Refunds, invoices and minors. */
export const Help = (props: ComponentProps<typeof PaymentQuestions>) => (
  <div className={styles.help}>
    <PaymentQuestions {...props} />
  </div>
);

/** The next steps at the bottom edge. */
export const ResultBar = ({ children }: { children: ReactNode }) => (
  <PayBar label="接下来">
    <div className={styles.bar}>{children}</div>
  </PayBar>
);

/** Back into the app that shows the page; null in a browser. */
export type GoBack = (() => void) | null;

/** Into the seller's app, where the membership is used. */
export const AppButton = ({ seller: { app, appName }, goBack }: { seller: Seller; goBack: GoBack }) =>
  goBack ? (
    <Button onClick={goBack}>回到{appName}</Button>
  ) : (
    <LinkButton href={`/openapp?app=${app}`}>打开{appName}</LinkButton>
  );

/** What every state of a result shows. */
export interface ResultPartProps {
  seller: Seller;
  foot: ReactNode;
}

/** The foot of the seller. */
export const ResultFoot = ({ seller }: { seller: Seller }) => (
  <div className={styles.tail}>
    <Foot {...seller} />
  </div>
);
