import { Price, WasPrice } from '@vip/checkout-ui';
import { Icon, rightShape } from '@vip/ui';
import { supportLink } from '../../../brand.ts';
import { OptionMark } from '../option-mark.tsx';
import { contentsText } from '../prepared-order.ts';
import type { Confirmation } from './use-confirm.ts';
import styles from './other-options.module.css';

/**
 * The options that are left where the chosen one is sold out. Each leads to its own confirmation. Who wants none of them
 * asks customer service.
 */
export const OtherOptions = ({ options }: { options: Confirmation['others'] }) => (
  <section className={styles.others}>
    <h2>可选的其他款式</h2>
    <div className={styles.cards}>
      {options.map((option) => (
        <a key={option.pid} href={option.path} className={styles.other}>
          <OptionMark option={option} />
          <b>{option.name}</b>
          {option.contents.length > 0 && <small>{contentsText(option)}</small>}
          <span className={styles.otherPrice}>
            <Price fen={option.price} isSmall />
            {option.originalPrice > option.price && (
              <WasPrice fen={option.originalPrice} className={styles.otherWas} />
            )}
          </span>
          <span className={styles.choose}>选择</span>
        </a>
      ))}
    </div>
    <a href={supportLink} className={styles.ask}>
      咨询补货
      <Icon shape={rightShape} size={18} />
    </a>
  </section>
);
