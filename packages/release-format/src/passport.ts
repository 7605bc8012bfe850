import type { ReleaseReason } from './choose-release.ts';
import type { PageData } from './page-data.ts';

/** What a page was made of. Versions are shortened to six digits. */
export interface Passport {
  brand: string;
  release: string;
  /** The version whose markup the HTML has, if it is another one. */
  html: string | null;
  why: ReleaseReason;
  shell: string;
  /** Of the slice that the choice was made from. */
  serial: number;
  /** Version of the site's configuration; 0 if the HTML has none. */
  config: number;
}

const DIGITS = 6;
const short = (version: string) => version.slice(0, DIGITS);

/**
 * The passport of a page load, for a support case: `honey.58d0ce.live.91aa02.s21.c4` is brand, release, reason, shell, serial
 * and configuration; `58d0ce+1122aa` is a release in the HTML of another one. null on a page without a release. Never so
 * many digits or letters in a row that an event would lose it as a telephone number or a token.
 */
export function passportOf({
  brand,
  release,
  composed,
  why,
  shell,
  serial,
  config,
}: Pick<PageData, 'brand' | 'release' | 'composed' | 'why' | 'shell' | 'serial' | 'config'>): string | null {
  if (!brand || !release || !why) return null;
  const html = composed && composed !== release.version ? `+${short(composed)}` : '';
  return `${brand}.${short(release.version)}${html}.${why}.${short(shell.version)}.s${serial}.c${config.version || 0}`;
}

const FORM =
  /^([a-z][a-z0-9-]*)\.([0-9a-f]{6})(?:\+([0-9a-f]{6}))?\.(live|canary|pinned|fallback|override)\.([0-9a-f]{6})\.s(\d{1,15})\.c(\d{1,15})$/;

/** null for a text that is no passport. */
export function parsePassport(text: string): Passport | null {
  const [match, brand = '', release = '', html, why, shell = '', serial, config] = FORM.exec(text) ?? [];
  if (match === undefined) return null;
  return {
    brand,
    release,
    html: html ?? null,
    why: why as ReleaseReason,
    shell,
    serial: Number(serial),
    config: Number(config),
  };
}
