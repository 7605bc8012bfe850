import { useEffect, useRef, type KeyboardEvent, type MouseEvent } from 'react';
import { HiddenText, Icon, Radio, RadioGroup, checkShape, rightShape } from '@vip/ui';
import { questions, type Mark, type Question } from './questions.ts';
import styles from './question.module.css';
import type { Guide } from './use-guide.ts';

/** How long the chosen row is seen before the next question, ms. */
const SEEN_MS = 240;

const isCalm = () => window.matchMedia('(prefers-reduced-motion: reduce)').matches;

interface AnswersProps {
  guide: Guide;
  question: Question;
}

/** The answers to a question as cards. A tap, Enter or Space goes on by itself; an arrow key only chooses. */
export function Answers({ guide, question }: AnswersProps) {
  const next = useRef(guide.next);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const isArrow = useRef(false);
  useEffect(() => {
    next.current = guide.next;
  });
  useEffect(() => () => clearTimeout(timer.current), []);

  const goOn = () => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => next.current(), isCalm() ? 0 : SEEN_MS);
  };
  const onKeyDown = ({ key, target }: KeyboardEvent) => {
    isArrow.current = key.indexOf('Arrow') === 0;
    // Browsers make no click of Enter, nor of Space on the radio that is chosen already.
    if ((key !== 'Enter' && key !== ' ') || !(target instanceof HTMLInputElement)) return;
    guide.answer(question, target.value);
    goOn();
  };
  const onClick = ({ target, detail }: MouseEvent) => {
    // A label passes its click on to its input. The second click of a double click would answer the next question.
    if (!(target instanceof HTMLInputElement) || detail > 1) return;
    // An arrow key clicks the radio that it chooses, without a pointer.
    if (detail === 0 && isArrow.current) return;
    goOn();
  };
  return (
    <div
      role="presentation"
      onKeyDown={onKeyDown}
      onKeyUp={() => (isArrow.current = false)}
      onClick={onClick}
    >
      <RadioGroup
        label={question.asks.join('')}
        value={guide.answers[question.key] ?? ''}
        onChange={(value) => guide.answer(question, value)}
        className={styles.answers}
      >
        {question.choices.map(({ value, title, text, mark }) => (
          <Radio key={value} value={value} className={styles.answer}>
            <MarkOf value={value} mark={mark} />
            <span className={styles.answerLabel}>
              <b className={styles.answerTitle}>{title}</b>
              {mark && <HiddenText>{`约 ${mark.figure} ${mark.unit}`}</HiddenText>}
              <span className={styles.answerText}>{text}</span>
            </span>
            <Icon shape={rightShape} size={18} className={styles.forward} />
          </Radio>
        ))}
      </RadioGroup>
      <HiddenText>点按答案，或按回车键、空格键，进入下一步</HiddenText>
    </div>
  );
}

/** Hidden from screen readers, so that the name of an answer begins with its title. */
const MarkOf = ({ value, mark }: { value: string; mark: Mark | undefined }) => (
  <span className={styles.mark} aria-hidden="true">
    {mark ? (
      <span className={styles.leaf} data-of={value}>
        <b className={styles.figure}>{mark.figure}</b>
        {mark.unit}
      </span>
    ) : (
      <span className={styles.drawing} data-of={value} />
    )}
  </span>
);

/** All steps at the foot of the masthead, joined as far as the present one. Steps behind the user have a tick. */
export const Progress = ({ step }: Pick<Guide, 'step'>) => (
  <ol className={styles.progress} aria-label="进度">
    {STEPS.map((name, at) => (
      <li
        key={name}
        className={styles.step}
        data-done={at < step || undefined}
        aria-current={at === step - 1 ? 'step' : undefined}
      >
        <span className={styles.dot}>
          {at < step - 1 ? <Icon shape={checkShape} size={16} strokeWidth={2.6} /> : at + 1}
        </span>
        {name}
      </li>
    ))}
  </ol>
);

const STEPS = [...questions.map(({ name }) => name), '推荐'];
