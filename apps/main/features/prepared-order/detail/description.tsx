import { checkShape, classes, Clauses, clockShape, giftShape, Icon, resetShape, truckShape } from '@vip/ui';
import type { SellerText } from './seller-text.ts';
import styles from './description.module.css';

/** The drawing of a step by a word in it. A membership that begins has its own coin. */
const SHAPES = [
  { word: /包邮|快递|顺丰|邮政|配送/, shape: truckShape },
  { word: /发货|寄出|发出/, shape: giftShape },
  { word: /开通|生效|起算/, shape: null },
  { word: /顺延/, shape: clockShape },
  { word: /续费/, shape: resetShape },
];

const Coin = ({ step }: { step: string }) => {
  const { shape } = SHAPES.find(({ word }) => word.test(step)) ?? { shape: checkShape };
  return (
    <span className={classes(styles.coin, shape === null && styles.membership)}>
      {shape && <Icon shape={shape} size={18} />}
    </span>
  );
};

/** 立即, 48 小时内, 包邮: what one looks for in a step. A space is no part of what is beside it. */
const FACTS = /(立即|当天|\d+ ?(?:小时|天|个工作日)内|包邮|自动顺延|不自动续费| )/;

/** Lines break beside a fact first. */
const Step = ({ text }: { text: string }) => (
  <span className={styles.step}>
    {text.split(FACTS).map((part, at) => {
      if (part.trim() === '') return part;
      return at % 2 === 1 ? <b key={at}>{part}</b> : <span key={at}>{part}</span>;
    })}
  </span>
);

/** The seller's text. Its steps are drawn as a route, which ends with the postmark if something is shipped. */
export const Description = ({ steps, rest, ships }: SellerText & { ships: boolean }) => (
  <div className={classes(styles.slip, ships && steps.length > 0 && styles.stamped)}>
    {steps.length > 0 && (
      <ul className={styles.route}>
        {steps.map((step) => (
          <li key={step}>
            <Coin step={step} />
            <Step text={step} />
          </li>
        ))}
      </ul>
    )}
    {rest.length > 0 && (
      <p className={styles.description}>
        {rest.map((sentence, at) => (
          <span key={at}>
            <Clauses text={sentence} />
          </span>
        ))}
      </p>
    )}
  </div>
);
