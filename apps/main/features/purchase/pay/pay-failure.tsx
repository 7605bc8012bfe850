import { errorText } from '@vip/api';
import type { FailedPackageList } from '@vip/checkout-react';
import { Button, RequestNumber, headsetShape } from '@vip/ui';
import { brand, supportLink } from '../../../brand.ts';
import { PackageFailure } from '../../../shared/purchase/shop-parts.tsx';
import { NextSteps } from '../../../shared/outcome/next-steps.tsx';
import { ResultIcon } from '../../../shared/outcome/result-icon.tsx';
import styles from './pay-failure.module.css';

/** No packages to show. An error looks like that of a result: its sign on the ink of the head, what to do on a sheet. */
export function Failure({ packageList }: { packageList: FailedPackageList }) {
  if (packageList.status !== 'error') return <PackageFailure packageList={packageList} />;
  const { error, retry } = packageList;
  const { requestId } = error.details;
  return (
    <main className={styles.failure}>
      <div role="alert" className={styles.head}>
        <ResultIcon name="failed" />
        <h2>{errorText(error)}</h2>
        <p>你的订单和会员权益不受影响</p>
        {requestId && <RequestNumber id={requestId} className={styles.request} />}
      </div>
      <div className={styles.sheet}>
        <Button onClick={retry}>重试</Button>
        <NextSteps
          title="其他情况"
          steps={[
            {
              shape: headsetShape,
              when: '重试无效',
              what: `${requestId ? '请将错误编号发给客服' : '请联系客服'}，服务时间 ${brand.support.hours}`,
              action: <a href={supportLink}>联系客服</a>,
            },
          ]}
        />
      </div>
    </main>
  );
}
