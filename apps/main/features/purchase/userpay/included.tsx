import { useId, useState } from 'react';
import type { Benefit } from '@vip/api';
import { Icon, downShape } from '@vip/ui';
import { BenefitTable } from '../benefit-table.tsx';
import styles from './included.module.css';

/** What a membership has, for who wants to know before paying. */
export function Included({ benefits }: { benefits: Benefit[] }) {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  return (
    <div className={styles.included}>
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={() => setOpen(!isOpen)}
      >
        会员多了什么
        <Icon shape={downShape} size={18} />
      </button>
      {isOpen && (
        <div id={id} className={styles.table}>
          <BenefitTable benefits={benefits} />
        </div>
      )}
    </div>
  );
}
