import { useSmsLogin } from '@vip/checkout-react';
import { LoginForm } from '@vip/checkout-ui';
import { ResultHead } from '../result-head.tsx';
import { Help, ResultMain, type ResultPartProps } from '../result-parts.tsx';
import styles from '../result.module.css';

/** The page continues by itself once the user is known. */
const nothing = () => undefined;

/** Without the token of its link, an order is shown only to its buyer. */
export function LoginFirst({ seller, foot }: ResultPartProps) {
  const login = useSmsLogin({ agreements: seller.agreements, onLogin: nothing });
  return (
    <>
      <ResultHead icon="login" title="登录后查看订单">
        这是{seller.appName}的订单，
        <br />
        请用购买时的手机号登录
      </ResultHead>
      <ResultMain>
        <section className={styles.login} aria-label="登录">
          <LoginForm login={login} action="登录查看订单" hasRegisterNote={false} />
        </section>
        <Help supportLink={seller.supportLink} />
      </ResultMain>
      {foot}
    </>
  );
}
