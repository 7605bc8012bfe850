import { useId, useState } from 'react';
import { Icon, downShape } from '@vip/ui';
import styles from './payment-questions.module.css';

export interface QuestionProps {
  ask: string;
  answer: readonly string[];
  supportLink: string;
}

/** A question whose answer opens below it, with the way to customer service. */
export function Question({ ask, answer, supportLink }: QuestionProps) {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  return (
    <div className={styles.question}>
      <h3>
        <button type="button" aria-expanded={isOpen} aria-controls={id} onClick={() => setOpen(!isOpen)}>
          <span>{ask}</span>
          <Icon shape={downShape} size={20} />
        </button>
      </h3>
      <div id={id}>
        {isOpen && (
          <>
            {answer.map((sentence) => (
              <p key={sentence}>{sentence}</p>
            ))}
            <p>
              <a href={supportLink}>联系客服</a>
            </p>
          </>
        )}
      </div>
    </div>
  );
}
