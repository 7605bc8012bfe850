import { useState } from 'react';
import { useResult, type ResultPage } from '@vip/checkout-react';
import { LazyReturnDialog, ResultActions } from '@vip/checkout-ui';
import { useHost, useNavigation } from '@vip/host';
import { Button, LinkButton, Loading, OfflineBar } from '@vip/ui';
import { brand } from '../../brand.ts';
import { purchasePath } from '../../routes.ts';
import { FloatingBar, HeaderBackground, HoneyFoot, HoneyPage } from '../../shared/honey-page.tsx';
import { ResultBody } from './result-body.tsx';
import { ResultHead } from './result-head.tsx';
import headStyles from './result-head.module.css';
import styles from './result.module.css';

/** `/resulthoney/{token}/{id}/{um}/{level}`: the state of an order, read with its own token. */
export default function ShowResultPage() {
  const [attempt, setAttempt] = useState(0);
  return (
    <HoneyPage>
      <ReadResult key={attempt} readAgain={() => setAttempt(attempt + 1)} />
    </HoneyPage>
  );
}

function ReadResult({ readAgain }: Pick<HoneyResultProps, 'readAgain'>) {
  const host = useHost();
  const { params, back } = useNavigation();
  const { id = '', token = '-', um } = params;
  const page = useResult(brand, { id, resultToken: token === '-' ? null : token, um });
  return <HoneyResult page={page} readAgain={readAgain} backToApp={host.bridge() ? back : null} />;
}

interface HoneyResultProps {
  page: ResultPage;
  /** Requests an order again that was not found. */
  readAgain(): void;
  /** Goes back to the native app; null in a browser, where a link opens the app. */
  backToApp: (() => void) | null;
}

/** The result page in every state, from its props only. */
export function HoneyResult({ page, readAgain, backToApp }: HoneyResultProps) {
  const { view } = page;
  const isUnpaid = view.status === 'confirming' || view.status === 'unknown';
  return (
    <>
      <OfflineBar />
      {view.status === 'error' ? (
        <HeaderBackground ground="muted">
          <h1 className={headStyles.plain}>支付结果</h1>
        </HeaderBackground>
      ) : (
        <ResultHead view={view} />
      )}
      <main className={styles.body} aria-busy={view.status === 'loading'}>
        <ResultBody view={view} phone={page.session.account?.phone} />
      </main>
      <HoneyFoot />
      <ResultBar view={view} notice={page.notice} readAgain={readAgain} backToApp={backToApp} />
      {isUnpaid && <LazyReturnDialog view={view} />}
    </>
  );
}

type ResultBarProps = Pick<ResultPage, 'view' | 'notice'> & Omit<HoneyResultProps, 'page'>;

/** The next steps of each result. While it is loading it has the button of a paid one. */
function ResultBar({ view, notice, readAgain, backToApp }: ResultBarProps) {
  if (view.status === 'error') return null;
  if (view.status === 'loading')
    return (
      <Loading isSilent>
        <FloatingBar>
          <div className={styles.acts}>
            <OpenApp back={null} />
          </div>
        </FloatingBar>
      </Loading>
    );
  return (
    <FloatingBar>
      <ResultActions
        view={view}
        notice={notice}
        supportLink={brand.supportLink}
        purchasePath={purchasePath}
        next={
          view.status === 'paid' ? (
            <OpenApp back={backToApp} />
          ) : view.status === 'missing' ? (
            <Button onClick={readAgain}>重新查询</Button>
          ) : (
            <LinkButton href={purchasePath}>重新选一罐</LinkButton>
          )
        }
        classNames={styles}
      />
    </FloatingBar>
  );
}

const OpenApp = ({ back }: { back: (() => void) | null }) =>
  back ? (
    <Button onClick={back}>回到{brand.appName}</Button>
  ) : (
    <LinkButton href={`/openapp?app=${brand.app}`}>打开{brand.appName}</LinkButton>
  );
