import type { PurchasePage } from '@vip/checkout-react';
import { BlankBar } from '../../parts/two-tone-bar.tsx';
import { BuyBar } from '../../purchase/buy-bar.tsx';
import type * as LazyParts from '../../upgrade/lazy-parts.ts';
import type { Guide } from '../../upgrade/use-guide.ts';
import type { Scene } from './scene.ts';
import { StepBar } from './step-bar.tsx';

interface GuideBarProps {
  scene: Scene;
  guide: Guide;
  page: PurchasePage;
  parts: typeof LazyParts | null;
}

/** On to the next question, or to paying for what was recommended. */
export function GuideBar({ scene, guide, page, parts }: GuideBarProps) {
  switch (scene.name) {
    case 'question':
      return (
        <StepBar key={guide.step} guide={guide} isAnswered={guide.answers[scene.question.key] !== null} />
      );
    case 'advice':
      return <BuyBar page={page} parts={parts} selected={scene.pack} act="立即升级" />;
    case 'blank':
      return <BlankBar />;
    case 'trouble':
    case 'top':
      return null;
  }
}
