import { NoticeStrip, type NoticePage } from '@vip/checkout-ui';
import { Button } from '@vip/ui';
import styles from './confirm-notice.module.css';
import { refusalOf } from './use-refusal.ts';

export interface ConfirmNoticeProps {
  page: NoticePage;
  isSoldOut: boolean;
  changeOption(): void;
  changeAddress(): void;
}

/** Over the pay button: why it did not go on, with the way to mend it where there is one. */
export function ConfirmNotice(props: ConfirmNoticeProps) {
  const { page, isSoldOut } = props;
  const { notice } = page;
  const refusal = notice?.kind === 'error' ? refusalOf(notice.error, isSoldOut) : null;
  if (!refusal) return <NoticeStrip page={page} />;
  return (
    <div role="alert" className={styles.strip}>
      <p>{refusal.text}</p>
      {refusal.act === 'option' && (
        <Button variant="line" onClick={props.changeOption}>
          重新选择
        </Button>
      )}
      {refusal.act === 'address' && (
        <Button variant="line" onClick={props.changeAddress}>
          修改地址
        </Button>
      )}
    </div>
  );
}
