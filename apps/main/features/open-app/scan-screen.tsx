import { ScanCode, Clauses } from '@vip/ui';
import { CopyLink } from '../../shared/copy-link.tsx';
import { AppFlower, AppSign } from './app-flower.tsx';
import styles from './scan-screen.module.css';

interface ScanScreenProps {
  /** Of the app. */
  shape: string;
  title: string;
  text: string;
  /** What scans the code. */
  scanner: string;
  /** The address of the page. */
  link: string;
}

/** On a desktop: what opens, beside the code that opens it on a phone. */
export const ScanScreen = ({ shape, title, text, scanner, link }: ScanScreenProps) => (
  <main className={styles.desk}>
    <div>
      <AppFlower>
        <AppSign shape={shape} />
      </AppFlower>
      <div className={styles.text}>
        <h1>{title}</h1>
        <p>
          <Clauses text={text} />
        </p>
      </div>
    </div>
    <section className={styles.scan}>
      <p className={styles.scanner}>
        <Clauses text={scanner} />
      </p>
      <ScanCode link={link} />
      <CopyLink link={link} variant="line" />
    </section>
  </main>
);
