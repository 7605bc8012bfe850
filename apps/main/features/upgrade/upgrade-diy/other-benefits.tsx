import { Icon, rightShape } from '@vip/ui';
import { withUnits } from '../../../shared/with-units.ts';
import { otherFacts } from '../level-facts.ts';
import { tieredLevels } from '../levels.ts';
import { Medallion } from '../medallion.tsx';
import { type UpgradeState, useOtherPage } from '../upgrade-parts.tsx';
import sheet from '../../../shared/purchase/sheet.module.css';
import styles from './other-benefits.module.css';

/** What the cards of the levels leave out of the selected one, as coins on ink, and the way to all of them in a table. */
export function OtherBenefits({ level, levels, packageList: { selected } }: UpgradeState) {
  const href = useOtherPage('/upgrade/base');
  const facts = otherFacts({ levels, selected });
  const isTiered = tieredLevels(levels).length > 1;
  if (facts.length === 0 && !isTiered) return null;
  return (
    <section className={sheet.section}>
      <div className={styles.panel}>
        <div className={styles.head}>
          <h2>{facts.length > 0 ? `${level.name}还包含` : '会员权益'}</h2>
          {isTiered && (
            <a href={href}>
              查看会员权益对比
              <Icon shape={rightShape} size={14} strokeWidth={2} />
            </a>
          )}
        </div>
        <ul className={styles.coins}>
          {facts.map(({ name, icon, value }) => (
            <li key={name}>
              <Medallion icon={icon} />
              <p>
                <b>{name}</b> <span>{withUnits(value)}</span>
              </p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
