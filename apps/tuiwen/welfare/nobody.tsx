import { Button, EmptyState } from '@vip/ui';
import { BlankPaper } from '../drawings/blank-paper.tsx';
import styles from '../purchase/trouble.module.css';

/** Whose gifts these are is not known: logging in tells. */
export const Nobody = ({ onLogin }: { onLogin(): void }) => (
  <div className={styles.trouble}>
    <EmptyState
      text="登录后看看你的福利"
      note="福利按账号发放，每份一个账号领一次。"
      drawing={<BlankPaper />}
    >
      <Button onClick={onLogin}>用手机号登录</Button>
    </EmptyState>
  </div>
);
