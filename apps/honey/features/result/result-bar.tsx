import type { ResultPage } from '@vip/checkout-react';
import { ResultActions } from '@vip/checkout-ui';
import { Button, LinkButton, Loading } from '@vip/ui';
import { brand } from '../../brand.ts';
import { purchasePath } from '../../routes.ts';
import { FloatingBar } from '../../shared/honey-page.tsx';
import styles from './result.module.css';

interface ResultBarProps extends Pick<ResultPage, 'view' | 'notice'> {
  /** Goes back to the native app; null in a browser, where a link opens the app. */
  backToApp: (() => void) | null;
}

/** The two next steps of each result. */
export function ResultBar({ view, notice, backToApp }: ResultBarProps) {
  if (view.status === 'error') return null;
  if (view.status === 'loading')
    return (
      <Loading isSilent>
        <ResultBar view={{ status: 'missing' }} notice={null} backToApp={null} />
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
