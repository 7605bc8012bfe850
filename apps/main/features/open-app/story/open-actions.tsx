import { Button, LinkButton } from '@vip/ui';
import { openingPath } from '../apps-on-phones.ts';
import type { Opening } from '../opening.ts';
import type { OpeningState } from '../use-app-opening.ts';
import { StoreButtons } from '../opening-screen.tsx';
import styles from './open-actions.module.css';

const STATUS_TEXTS: Readonly<Record<Opening['status'], string>> = {
  idle: '',
  trying: '正在打开，如有弹窗提示请点「打开」',
  opened: '已为你打开聊小白',
  not_opened: '未能打开，可能尚未安装聊小白',
  store: '安装后回到本页再次打开',
  refused: '当前环境无法打开，请在手机桌面点击图标',
};

/** Instead of a status on the other screens, so that they are as high. */
export const NoStatus = () => <p className={styles.status} />;

/** The end of the story: opens the app, or its store if the app did not open. */
export function OpenActions({ state }: { state: OpeningState }) {
  if (state.kind === 'inside')
    return (
      <Button className={styles.open} onClick={state.goBack}>
        返回聊小白
      </Button>
    );
  // Otherwise /openapp explains how to open it.
  if (state.kind !== 'try')
    return (
      <LinkButton className={styles.open} href={openingPath('lxb')}>
        打开聊小白
      </LinkButton>
    );
  const { status, open, stores, goToStore } = state;
  const isMissing = status === 'not_opened' || status === 'refused';
  return (
    <>
      <p role="status" className={styles.status}>
        {STATUS_TEXTS[status]}
      </p>
      <Button className={styles.open} onClick={open}>
        {status === 'not_opened' ? '重新打开' : '打开聊小白'}
      </Button>
      {isMissing && (
        <div className={styles.stores}>
          <StoreButtons stores={stores} variant="text" onChoose={goToStore} />
        </div>
      )}
    </>
  );
}
