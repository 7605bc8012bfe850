import type { AppCode } from '../../brand.ts';
import { plainName } from '../../shared/plain-name.ts';

/** Who invites, as a link carries it. */
export interface Invitation {
  /** The invite code without spaces. */
  code: string;
  /** The inviter's nickname as plain text; '' where the link names nobody. */
  name: string;
}

/** A code as it is compared: capitals and digits, at most 16 of them. */
export const cleanCode = (text: string | undefined): string =>
  (text ?? '')
    .toUpperCase()
    .replace(/[^A-Z0-9]/g, '')
    .slice(0, 16);

/** A code as people read it out: W7K2 9M */
export const spacedCode = (code: string): string => code.replace(/(.{4})(?=.)/g, '$1 ');

/** The friend's page for this invitation. `origin` without a slash at the end. */
export function inviteLink(origin: string, { code, name }: Invitation, app: AppCode): string {
  const query = [`code=${encodeURIComponent(code)}`];
  if (name) query.push(`name=${encodeURIComponent(name)}`);
  if (app !== 'lxb') query.push(`app=${app}`);
  return `${origin}/invitation2?${query.join('&')}`;
}

/** What a link says of who invites; a code that is none is ''. */
export const readInvitation = (query: Readonly<Record<string, string>>): Invitation => ({
  code: cleanCode(query.code),
  name: plainName(query.name),
});
