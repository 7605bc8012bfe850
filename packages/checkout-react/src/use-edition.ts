import { useEffect, useState } from 'react';
import { useHost } from '@vip/host';
import type { Edition } from './contract.ts';

/** The composed HTML has the web's edition: the first render must be the same. */
const FIRST: Edition = { platform: 'android', isApp: false };

/** The edition of the legal texts that applies where this page is shown. */
export function useEdition(): Edition {
  const { platform, webView } = useHost().environment;
  const [edition, setEdition] = useState(FIRST);
  useEffect(() => setEdition({ platform, isApp: webView }), [platform, webView]);
  return edition;
}
