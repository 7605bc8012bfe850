import { useState } from 'react';
import { PayBar } from '@vip/checkout-ui';
import { Button } from '@vip/ui';
import { barButton } from '../../parts/two-tone-bar.tsx';
import { questions } from '../../upgrade/questions.ts';
import type { Guide } from '../../upgrade/use-guide.ts';
import styles from './step-bar.module.css';

interface StepBarProps {
  guide: Guide;
  isAnswered: boolean;
}

/** Back on the deep half, on with the bright one. Without an answer it says what is missing. */
export function StepBar({ guide, isAnswered }: StepBarProps) {
  const [isAsked, setAsked] = useState(false);
  const { step } = guide;
  return (
    <PayBar label="答题" className={styles.bar}>
      <div role="alert">{isAsked && !isAnswered && <p className={styles.missing}>先选一个，再往下看</p>}</div>
      <div className={styles.halves}>
        {step > 1 && (
          <button type="button" className={styles.back} onClick={guide.back}>
            上一问
          </button>
        )}
        <Button className={barButton} onClick={isAnswered ? guide.next : () => setAsked(true)}>
          {step < questions.length ? '下一问' : '看推荐'}
        </Button>
      </div>
    </PayBar>
  );
}
