import type { MembershipPackage } from '@vip/api';
import type { FailedPackageList } from '@vip/checkout-react';
import { isUpgrade, type MembershipStatus } from '../editions.ts';
import type { Question } from './questions.ts';
import type { Guide } from './use-guide.ts';
import type { Offers, UpgradePage } from '../use-upgrade.ts';

/** The state of the page. */
export type Scene =
  /** The recommendation loads. */
  | { name: 'loading' }
  | { name: 'failure'; packageList: FailedPackageList }
  /** There is no upgrade for the user. */
  | { name: 'top'; membership: MembershipStatus }
  | { name: 'question'; question: Question }
  | { name: 'advice'; pack: MembershipPackage; offers: Offers };

interface Facts extends UpgradePage {
  guide: Guide;
  /** The lazy chunk, which shows failures, has loaded. */
  hasParts: boolean;
}

/** Questions can be answered while the packages load; an error is shown before the answers. */
export function sceneOf({ guide, page, offers, hasParts }: Facts): Scene {
  if (offers.status === 'error' || offers.status === 'empty')
    return hasParts ? { name: 'failure', packageList: offers } : { name: 'loading' };
  if (offers.status === 'ready' && !offers.packages.some((pack) => isUpgrade(pack, offers.membership)))
    return hasParts ? { name: 'top', membership: offers.membership } : { name: 'loading' };
  if (guide.question) return { name: 'question', question: guide.question };
  if (offers.status === 'loading' || page.packageList.status !== 'ready') return { name: 'loading' };
  return { name: 'advice', pack: page.packageList.selected, offers };
}

export interface Headline {
  title: readonly string[];
  /** The sentence below it. */
  by: string;
}

/** The headline of a scene: two lines on every step, so that the head keeps its height. */
export function headline(scene: Scene, { isDone }: Pick<Guide, 'isDone'>): Headline {
  switch (scene.name) {
    case 'question':
      return { title: scene.question.asks, by: scene.question.by };
    case 'advice':
      return { title: ['适合你的是', scene.pack.name], by: '根据你的回答推荐，支付后立即生效' };
    case 'loading':
    case 'failure':
    case 'top':
      return scene.name === 'loading' && isDone
        ? { title: ['正在为你', '推荐会员'], by: '根据你的回答，推荐版本和时长' }
        : { title: ['升级会员'], by: '选好用途和时长，推荐合适的会员' };
  }
}
