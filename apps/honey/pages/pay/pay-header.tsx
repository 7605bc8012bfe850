import type { PurchasePage } from '@vip/checkout-react';
import { Sky } from '../../parts/sky.tsx';
import { Hello } from './hello.tsx';
import type * as LazyParts from './lazy-parts.ts';
import styles from './pay-header.module.css';
import { Speech } from './speech.tsx';

interface PayHeaderProps {
  page: PurchasePage;
  parts: typeof LazyParts | null;
  pictures: readonly string[];
  /** False where the body shows the jar itself: there is one a page. */
  hasDrawing: boolean;
}

/** Greeting, slogan, and the jar with what it says. */
export const PayHeader = ({ page, parts, pictures, hasDrawing }: PayHeaderProps) => (
  <Sky>
    <Hello {...page} pictures={pictures} />
    <div className={styles.stage}>
      <div className={styles.words}>
        <h1 className={styles.slogan}>
          添一勺蜜
          <br />
          聊天更甜
        </h1>
        {hasDrawing && <Speech {...page} parts={parts} />}
      </div>
      {hasDrawing && <span className={styles.mascot} />}
    </div>
  </Sky>
);
