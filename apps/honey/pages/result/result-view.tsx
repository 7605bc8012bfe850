import type { ResultPage } from '@vip/checkout-react';
import { OfflineBar } from '@vip/ui';
import { HoneyFoot } from '../../parts/honey-foot.tsx';
import { Sky } from '../../parts/sky.tsx';
import { LazyPopup } from './lazy-popup.tsx';
import { ResultBar } from './result-bar.tsx';
import { ResultBody } from './result-body.tsx';
import { ResultHead } from './result-head.tsx';
import { resultText } from './result-text.ts';
import headStyles from './result-head.module.css';
import styles from './result-view.module.css';

interface HoneyResultProps {
  page: ResultPage;
  /** Back to the native app's own page; null where the app has to be opened. */
  backToApp: (() => void) | null;
}

/** The result page as it looks: everything it shows and does is in `page`. */
export function HoneyResult({ page, backToApp }: HoneyResultProps) {
  const { view } = page;
  const isUnpaid = view.status === 'confirming' || view.status === 'unknown';
  return (
    <>
      <OfflineBar />
      {view.status === 'error' ? (
        <Sky isCentred>
          <h1 className={headStyles.plain}>支付结果</h1>
        </Sky>
      ) : (
        <ResultHead text={resultText(view)} />
      )}
      <main className={styles.body} aria-busy={view.status === 'loading'}>
        <ResultBody view={view} />
      </main>
      <HoneyFoot />
      <ResultBar view={view} notice={page.notice} backToApp={backToApp} />
      {isUnpaid && <LazyPopup view={view} />}
    </>
  );
}
