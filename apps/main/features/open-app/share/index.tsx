import { useNavigation } from '@vip/host';
import { useEdition } from '@vip/checkout-react';
import { useIsClient } from '@vip/ui';
import { PageFrame } from '../../../shared/page-frame.tsx';
import { sceneOf } from './scenes.ts';
import { ShareView } from './share-view.tsx';
import { plainName } from '../../../shared/plain-name.ts';

/** `/share?scene=…&name=…`: what a friend shares of an app, and the way into it. */
export default function SharePage() {
  const { query } = useNavigation();
  const isClient = useIsClient();
  const shared = isClient ? { ...sceneOf(query.scene), name: plainName(query.name) } : null;
  return (
    <PageFrame>
      <ShareView shared={shared} edition={useEdition()} />
    </PageFrame>
  );
}
