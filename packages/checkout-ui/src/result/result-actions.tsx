import type { ReactNode } from 'react';
import { noticeText, type ResultPage } from '@vip/checkout-react';
import { Button, LinkButton } from '@vip/ui';

interface ResultActionsProps extends Pick<ResultPage, 'view' | 'notice'> {
  supportLink: string;
  purchasePath: string;
  /** Once the result is known: back to the app, or beside 联系客服 another purchase. */
  next: ReactNode;
  /** A brand's class names: acts, notice. */
  classNames: Readonly<Record<string, string>>;
}

/** The next steps of a result. Until it is known, also the reason why 重新支付 did not lead to a payment. */
export function ResultActions(props: ResultActionsProps) {
  const { view, notice, supportLink, purchasePath, next, classNames } = props;
  if (view.status !== 'confirming' && view.status !== 'unknown')
    return (
      <div className={classNames.acts}>
        {view.status !== 'paid' && (
          <LinkButton variant="line" href={supportLink}>
            联系客服
          </LinkButton>
        )}
        {next}
      </div>
    );
  return (
    <>
      <p role={notice?.kind === 'error' ? 'alert' : 'status'} className={classNames.notice}>
        {notice && noticeText(notice)}
      </p>
      <div className={classNames.acts}>
        {view.payAgain ? (
          <Button variant="line" onClick={view.payAgain}>
            重新支付
          </Button>
        ) : (
          <LinkButton variant="line" href={purchasePath}>
            重新选购
          </LinkButton>
        )}
        <Button isBusy={view.isChecking} onClick={view.confirm}>
          已完成支付
        </Button>
      </div>
    </>
  );
}
