import type { PurchasePage } from '@vip/purchase';
import { Mascot } from '../../drawings/mascot.tsx';
import { Sky } from '../../parts/sky.tsx';
import { Hello } from './hello.tsx';
import styles from './pay-header.module.css';
import { Speech } from './speech.tsx';

interface PayHeaderProps {
  page: PurchasePage;
  pictures: readonly string[];
  /** False where the body shows the jar itself: there is one a page. */
  hasDrawing: boolean;
}

/** Greeting, slogan, and the jar with what it says. */
export const PayHeader = ({ page, pictures, hasDrawing }: PayHeaderProps) => (
  <Sky>
    <Hello {...page} pictures={pictures} />
    <div className={styles.stage}>
      <div className={styles.words}>
        <h1 className={styles.slogan}>
          添一勺蜜
          <br />
          聊天更甜
        </h1>
        {hasDrawing && <Speech {...page} />}
      </div>
      {hasDrawing && <Mascot className={styles.mascot} level={0.75} mood="glad" />}
    </div>
  </Sky>
);
