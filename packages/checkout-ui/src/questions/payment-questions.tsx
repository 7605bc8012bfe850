import { useId, useState } from 'react';
import { Icon, downShape } from '@vip/ui';
import styles from './payment-questions.module.css';

/** A summary of the membership agreements. */
const QUESTIONS: readonly { ask: string; answer: readonly string[] }[] = [
  {
    ask: '想退款',
    answer: [
      '开通 7 天内、还没用过会员功能的，全额退。付重了、付错了账号，核实后也退。',
      '把订单号发给客服，3 个工作日内审核，钱款原路退回。',
    ],
  },
  {
    ask: '要发票',
    answer: ['付款后把订单号、抬头和邮箱发给客服，开电子发票。'],
  },
  {
    ask: '孩子付的款',
    answer: [
      '未满 18 岁，没有家长同意请不要付款。',
      '孩子自己付了的，家长带着订单号联系客服，核实后原路退回。',
    ],
  },
];

/** Refunds, invoices, and payments of minors: shown with every result and every failed payment. */
export const PaymentQuestions = ({ supportLink }: { supportLink: string }) => (
  <section className={styles.card} aria-label="退款、发票和孩子付款">
    <h2>退款、发票和孩子付款</h2>
    {QUESTIONS.map(({ ask, answer }) => (
      <Question key={ask} ask={ask} answer={answer} supportLink={supportLink} />
    ))}
  </section>
);

interface QuestionProps {
  ask: string;
  answer: readonly string[];
  supportLink: string;
}

/** A question whose answer opens below it, with a link to customer service. */
function Question({ ask, answer, supportLink }: QuestionProps) {
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
