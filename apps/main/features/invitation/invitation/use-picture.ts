import { useMemo } from 'react';
import type { AppCode } from '../../../brand.ts';
import type { Invitation } from '../invite-link.ts';
import { posterFacts } from './poster/poster-facts.ts';
import type * as LazyPoster from './lazy-poster.ts';

/** The poster as a data URL, drawn once; null until its code is here and somebody is known. */
export function usePicture(
  part: typeof LazyPoster | null,
  invitation: Invitation | null,
  link: string,
  app: AppCode,
): string | null {
  const code = invitation?.code;
  const name = invitation?.name ?? '';
  return useMemo(
    () => (part && code ? part.makePoster({ ...posterFacts({ code, name }, app), link }) : null),
    [part, code, name, app, link],
  );
}
