import { useEffect, useState } from 'react';
import { useHost, useNavigation } from '@vip/host';
import { legalText } from '#legal-text';
import { TEXT_ID } from './text-id.ts';
import { PageFrame } from '../../shared/page-frame.tsx';
import { OPENED_KEY, OpenText } from './open-text.tsx';

/** All legal routes: the text of the path, which stands in the composed HTML already. */
export default function LegalPage() {
  const path = useNavigation().path.replace(/\/?(\?.*)?$/, '');
  const { session } = useHost().storage;
  const [text] = useState(() => legalText(path));
  useEffect(() => {
    if (text !== null) session.remove(OPENED_KEY);
  }, [text, session]);
  return (
    <PageFrame>
      {text === null ? (
        <OpenText path={path} />
      ) : (
        <div id={TEXT_ID} data-path={path} dangerouslySetInnerHTML={{ __html: text }} />
      )}
    </PageFrame>
  );
}
