import type { MembershipPackage } from '@vip/api';
import { checkShape, plusShape } from '@vip/ui';
import sheet from '../../../shared/purchase/sheet.module.css';
import { GainList } from '../gain-list.tsx';
import { gainsOf, keptOf } from '../gains.ts';
import type { Level } from '../plan.ts';
import { stepTo, type Standing } from '../standing.ts';

export interface LevelGainsProps {
  level: Level;
  levels: readonly Level[];
  selected: MembershipPackage;
  standing: Standing;
}

/** What the level adds to what is there; what it has, for somebody who has it already. */
export function LevelGains({ level, levels, selected, standing }: LevelGainsProps) {
  const { benefits } = selected;
  const isAdding = stepTo(level.rank, standing) === 'up';
  const present =
    standing.kind === 'member' || standing.kind === 'credited'
      ? levels.find(({ rank }) => rank === standing.level)
      : undefined;
  const gains = isAdding
    ? gainsOf(benefits, present?.packages[0]?.benefits ?? null, present?.name ?? '非会员')
    : keptOf(benefits);
  if (gains.length === 0) return null;
  return (
    <section className={sheet.section}>
      <h2>{isAdding ? '升级后多出' : '继续享有'}</h2>
      <GainList gains={gains} shape={isAdding ? plusShape : checkShape} />
    </section>
  );
}
