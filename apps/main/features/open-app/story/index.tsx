import { useEdition } from '@vip/checkout-react';
import { useAppOpening } from '../use-app-opening.ts';
import { PageFrame } from '../../../shared/page-frame.tsx';
import { panels } from './panels.tsx';
import { StoryView } from './story-view.tsx';
import { useRail } from './use-rail.ts';

/** `/lxbfivepage`: what 聊小白 does in five screens, and then the app. */
export default function StoryPage() {
  const state = useAppOpening('lxb', false);
  const rail = useRail(panels.length);
  return (
    <PageFrame>
      <StoryView rail={rail} state={state} edition={useEdition()} />
    </PageFrame>
  );
}
