import type { MembershipPackage } from '@vip/api';
import type { FailedPackageList } from '@vip/checkout-react';
import { questions, type Question } from '../../upgrade/questions.ts';
import { isUpgrade, type Standing } from '../../upgrade/standing.ts';
import type { Guide } from '../../upgrade/use-guide.ts';
import type { Offers, UpgradePage } from '../../upgrade/use-upgrade.ts';

/** What the page shows now. */
export type Scene =
  /** The recommendation is on its way. */
  | { name: 'blank' }
  | { name: 'trouble'; packageList: FailedPackageList }
  /** There is no step up from where the person stands. */
  | { name: 'top'; standing: Standing }
  | { name: 'question'; question: Question }
  | { name: 'advice'; pack: MembershipPackage; offers: Offers };

interface Facts extends UpgradePage {
  guide: Guide;
  /** Whether what tells of trouble is here. */
  hasParts: boolean;
}

/** Questions can be answered while the packages are on their way; what is wrong is told before anybody answers. */
export function sceneOf({ guide, page, offers, hasParts }: Facts): Scene {
  if (offers.status === 'error' || offers.status === 'empty')
    return hasParts ? { name: 'trouble', packageList: offers } : { name: 'blank' };
  if (offers.status === 'ready' && !offers.packages.some((pack) => isUpgrade(pack, offers.standing)))
    return hasParts ? { name: 'top', standing: offers.standing } : { name: 'blank' };
  if (guide.question) return { name: 'question', question: guide.question };
  if (offers.status === 'loading' || page.packageList.status !== 'ready') return { name: 'blank' };
  return { name: 'advice', pack: page.packageList.selected, offers };
}

/** The headline of a scene, a line each, and the sentence under it. */
export function headline(scene: Scene, { step }: Pick<Guide, 'step'>): { title: string[]; by: string } {
  switch (scene.name) {
    case 'question':
      return { title: [scene.question.asks], by: `第 ${step} 问，共 ${questions.length} 问` };
    case 'advice':
      return { title: ['就选', scene.pack.name], by: '按你的两个回答，从在售的套餐里挑的。' };
    case 'blank':
    case 'trouble':
    case 'top':
      return { title: ['升级会员'], by: '回答两个问题，帮你挑一个。' };
  }
}
