import { Question } from './question.tsx';
import styles from './payment-questions.module.css';

/** As the membership agreements say it, in short. */
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

/** Refunds, invoices, and payments of minors: told wherever a result or a trouble with one is shown. */
export const PaymentQuestions = ({ supportLink }: { supportLink: string }) => (
  <section className={styles.card} aria-label="退款、发票和孩子付款">
    <h2>退款、发票和孩子付款</h2>
    {QUESTIONS.map(({ ask, answer }) => (
      <Question key={ask} ask={ask} answer={answer} supportLink={supportLink} />
    ))}
  </section>
);
