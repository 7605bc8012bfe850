import { useId, useState } from 'react';
import { Icon, downShape } from '@vip/ui';
import styles from './payment-questions.module.css';

/** A summary of the membership agreements. */
const QUESTIONS: readonly { ask: string; answer: readonly string[] }[] = [
  {
    ask: '申请退款',
    answer: [
      '开通 7 天内未使用会员功能的，可全额退款。重复支付、充错账号的，核实后退款。',
      '请把订单号发给客服，3 个工作日内审核，款项原路退回。',
    ],
  },
  {
    ask: '开具发票',
    answer: ['支付后请把订单号、发票抬头和邮箱发给客服，开具电子发票。'],
  },
  {
    ask: '未成年人消费',
    answer: [
      '未满 18 岁的用户，请在监护人同意后支付。',
      '未成年人自行支付的，请监护人提供订单号联系客服，核实后原路退回。',
    ],
  },
];

/** Refunds, invoices, and payments of minors: shown with every result and every failed payment. */
export const PaymentQuestions = ({ supportLink }: { supportLink: string }) => (
  <section className={styles.card} aria-label="售后与帮助">
    <h2>售后与帮助</h2>
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
