import { useId, useState } from 'react';
import type { MembershipPackage } from '@vip/api';
import { saving } from '@vip/checkout-react';
import { classes, CopyButton, downShape, Icon } from '@vip/ui';
import styles from './questions.module.css';

interface QuestionText {
  /** With large text it breaks at a zero-width space. */
  ask: string;
  answer: readonly string[];
  /** Customer service does it: the answer ends in a link to it. */
  bySupport?: boolean;
}

// Summaries of the membership and renewal agreements.

const REFUND: QuestionText = {
  ask: '怎么申请退款',
  answer: [
    '开通 7 天内未使用会员功能的，可全额退款。重复支付、充错账号的，核实后退款。',
    '请将订单号发给客服，3 个工作日内审核，款项原路退回。',
  ],
  bySupport: true,
};

const INVOICE: QuestionText = {
  ask: '怎么开具发票',
  answer: ['电子发票：请将订单号、抬头和邮箱发给客服。'],
  bySupport: true,
};

const MINOR: QuestionText = {
  ask: '未成年人消费\u200b怎么办',
  answer: [
    '未满 18 岁的用户，请在监护人同意后支付。',
    '未成年人自行支付的，请监护人提供订单号联系客服，核实后原路退回。',
  ],
  bySupport: true,
};

const START: QuestionText = {
  ask: '开通后何时生效',
  answer: ['支付成功后立即生效，一般 1 分钟内到账。', '已是会员的，新购时长从原到期日起自动顺延。'],
};

/** Instead of `START`, where the rest of a membership is credited. */
const UPGRADE_START: QuestionText = {
  ask: '升级后何时生效',
  answer: [
    '支付成功后立即升级，一般 1 分钟内到账，新的有效期从支付当天算起。',
    '原会员的剩余天数已经抵扣，不再顺延。续费原等级的，从原到期日起自动顺延。',
  ],
};

const PHONE: QuestionText = {
  ask: '换手机后\u200b还能用吗',
  answer: ['会员绑定账号，在新手机上登录同一账号即可使用。', '同一账号最多在 3 台设备上登录。'],
};

const ONCE: QuestionText = {
  ask: '到期会\u200b自动续费吗',
  answer: ['本页套餐均为一次性支付，到期不自动续费。'],
};

const RENEWING: QuestionText = {
  ask: '如何取消\u200b自动续费',
  answer: [
    '写明自动续费的套餐，到期前自动扣款，扣款前 5 天提醒，可随时取消。其他套餐到期不扣款。',
    '微信：「我」「服务」「钱包」「支付设置」「自动续费」',
    '支付宝：「我的」「设置」「支付设置」「免密支付/自动扣款」',
  ],
};

const STRUCK: QuestionText = {
  ask: '划线价是什么',
  answer: ['划线价是该套餐日常或曾经的售价，仅供参考。实际支付金额以售价为准。'],
};

const LATE: QuestionText = {
  ask: '支付未到账\u200b怎么办',
  answer: [
    '请勿重复支付。重新打开本页，会自动查询未完成的订单。',
    '已购会员没有显示的，请登录购买时的账号；仍未到账的，请将订单号发给客服。',
  ],
  bySupport: true,
};

interface PaymentQuestionsProps {
  supportLink: string;
  /** Order number, which the answers ask for. */
  number?: string;
}

/** Refunds, invoices, and payments of minors: shown where an order is paid or may be. */
export const PaymentQuestions = (props: PaymentQuestionsProps) => (
  <section className={styles.card} aria-label="售后与帮助">
    <h2>售后与帮助</h2>
    {[REFUND, INVOICE, MINOR].map((question) => (
      <Question key={question.ask} {...question} {...props} />
    ))}
  </section>
);

/** How many questions a phone shows; a button shows the others. */
const SHOWN = 4;

/** What is asked before a purchase of one of `packages`, the most frequent first, without a heading. */
export function PurchaseQuestions({
  packages,
  supportLink,
}: {
  packages: readonly (Pick<MembershipPackage, 'originalPrice' | 'price' | 'renewal'> &
    Partial<Pick<MembershipPackage, 'credit'>>)[];
  supportLink: string;
}) {
  const [isWhole, setWhole] = useState(false);
  const questions = [
    packages.some(({ credit }) => credit) ? UPGRADE_START : START,
    packages.some(({ renewal }) => renewal) ? RENEWING : ONCE,
    LATE,
    REFUND,
    ...(packages.some((pack) => !pack.credit && saving(pack) > 0) ? [STRUCK] : []),
    PHONE,
    INVOICE,
    MINOR,
  ];
  return (
    <>
      {questions.map((question, at) => (
        <Question
          key={question.ask}
          {...question}
          supportLink={supportLink}
          className={at >= SHOWN && !isWhole && styles.folded}
        />
      ))}
      <div className={classes(styles.question, styles.more)}>
        <button type="button" aria-expanded={isWhole} onClick={() => setWhole(!isWhole)}>
          {isWhole ? '收起' : '更多问题'}
          <Icon shape={downShape} size={18} />
        </button>
      </div>
    </>
  );
}

interface QuestionProps extends QuestionText, PaymentQuestionsProps {
  className?: string | false | undefined;
}

/** A question whose answer opens below it. */
function Question({ ask, answer, bySupport, supportLink, number, className }: QuestionProps) {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  return (
    <div className={classes(styles.question, className)}>
      <h3>
        <button type="button" aria-expanded={isOpen} aria-controls={id} onClick={() => setOpen(!isOpen)}>
          <span>{ask}</span>
          <Icon shape={downShape} size={20} />
        </button>
      </h3>
      <div id={id} className={styles.answer}>
        {isOpen && (
          <>
            {answer.map((sentence) => (
              <p key={sentence}>{sentence}</p>
            ))}
            {bySupport && (
              <p className={styles.acts}>
                {number && (
                  <CopyButton text={number} className={styles.copy}>
                    复制订单号
                  </CopyButton>
                )}
                <a href={supportLink}>联系客服</a>
              </p>
            )}
          </>
        )}
      </div>
    </div>
  );
}
