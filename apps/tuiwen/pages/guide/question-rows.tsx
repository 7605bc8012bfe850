import { Radio, RadioGroup } from '@vip/ui';
import type { Question } from '../../upgrade/questions.ts';
import type { Guide } from '../../upgrade/use-guide.ts';
import styles from './question-rows.module.css';

/** What leads the answers, as in a paper's quiz. */
const LETTERS = ['甲', '乙', '丙', '丁'];

/** The answers to a question as ruled rows. */
export const QuestionRows = ({ guide, question }: { guide: Guide; question: Question }) => (
  <RadioGroup
    label={question.asks}
    value={guide.answers[question.key] ?? ''}
    onChange={(value) => guide.answer(question, value)}
    className={styles.rows}
  >
    {question.choices.map(({ value, title, text }, at) => (
      <Radio key={value} value={value} className={styles.row}>
        <span className={styles.face}>
          <span className={styles.letter} aria-hidden="true">
            {LETTERS[at]}
          </span>
          <span className={styles.words}>
            <b className={styles.title}>{title}</b>
            <span className={styles.text}>{text}</span>
          </span>
          <span className={styles.dot} aria-hidden="true" />
        </span>
      </Radio>
    ))}
  </RadioGroup>
);
