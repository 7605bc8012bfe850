import { useMemo } from 'react';
import { type AppCode, apps } from '../../../brand.ts';
import { type Invitation, GIFT_DAYS, spacedCode, slogans } from '../invite.ts';
import type * as PosterModule from './poster/make-poster.ts';

/**
 * The poster as a data URL, drawn once; null until the lazy chunk and the user are known. Without a link it is an example.
 */
export function usePicture(
  part: typeof PosterModule | null,
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

/** The contents of the poster, without the QR code. */
const posterFacts = ({ code, name }: Invitation, app: AppCode) => ({
  nickname: name,
  appName: apps[app],
  slogan: slogans[app],
  offer: `扫码登录${apps[app]}，领 ${GIFT_DAYS} 天会员`,
  code: spacedCode(code),
});
