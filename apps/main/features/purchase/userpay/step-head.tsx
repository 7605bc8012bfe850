import styles from './steps.module.css';

/** What is paid for here. */
export const StepHead = ({ appName }: { appName: string }) => (
  <header className={styles.head}>
    <h1>会员支付</h1>
    <p>三步开通{appName}会员</p>
  </header>
);
