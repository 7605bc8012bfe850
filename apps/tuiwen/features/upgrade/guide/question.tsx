import { useState } from 'react';
import { PayBar } from '@vip/checkout-ui';
import { Button, Radio, RadioGroup, classes } from '@vip/ui';
import article from '../../../shared/article.module.css';
import barStyles from '../../../shared/payment.module.css';
import { questions, type Question } from './questions.ts';
import styles from '../upgrade.module.css';
import type { Guide } from './use-guide.ts';

/** In front of the answers, as in a quiz in a newspaper. */
const LETTERS = ['甲', '乙', '丙', '丁'];

/** The answers to a question as ruled rows. */
export const Answers = ({ guide, question }: { guide: Guide; question: Question }) => (
  <RadioGroup
    label={question.asks}
    value={guide.answers[question.key] ?? ''}
    onChange={(value) => guide.answer(question, value)}
    className={article.rows}
  >
    {question.choices.map(({ value, title, text }, at) => (
      <Radio key={value} value={value} className={classes(article.row, styles.answer)}>
        <span className={styles.letter} aria-hidden="true">
          {LETTERS[at]}
        </span>
        <span className={styles.answerLabel}>
          <b className={styles.answerTitle}>{title}</b>
          <span className={styles.answerText}>{text}</span>
        </span>
        <span className={article.ring} aria-hidden="true" />
      </Radio>
    ))}
  </RadioGroup>
);

interface StepBarProps {
  guide: Guide;
  isAnswered: boolean;
}

/** Back on the dark half, forward on the bright one. Forward without an answer shows an alert. */
export function StepBar({ guide, isAnswered }: StepBarProps) {
  const [isAsked, setAsked] = useState(false);
  const { step } = guide;
  return (
    <PayBar label="答题" className={barStyles.bar}>
      <div role="alert">{isAsked && !isAnswered && <p className={styles.missing}>请先选择一项</p>}</div>
      <div className={barStyles.halves}>
        {step > 1 && (
          <button type="button" className={styles.back} onClick={guide.back}>
            上一题
          </button>
        )}
        <Button className={barStyles.button} onClick={isAnswered ? guide.next : () => setAsked(true)}>
          {step < questions.length ? '下一题' : '查看推荐'}
        </Button>
      </div>
    </PayBar>
  );
}
