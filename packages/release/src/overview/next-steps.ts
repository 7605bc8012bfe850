import type { Slice } from '@vip/release-format';
import type { Decision } from '../canary/judge.ts';
import type { KnownKey } from '../commands/keys.ts';

/** What an operator may do next. */
export interface Step {
  what: string;
  command: string;
  /** The judgement of the canary asks for it. */
  isAdvised: boolean;
}

/** Completes a command line for the site: `pnpm release … --site …`. */
export function commandsFor(site: string | undefined): (command: string) => string {
  const place = site === undefined ? '' : ` --site ${quoted(site)}`;
  return (command) => `pnpm release ${command}${place}`;
}

const quoted = (text: string): string =>
  /^[\w./:@%+=,-]+$/.test(text) ? text : `'${text.replace(/'/g, `'\\''`)}'`;

/** The usual shares of a canary, in basis points. */
const SHARES = [100, 1000, 5000];

export function nextSteps(
  { slice, keys, judgement }: { slice: Slice; keys: readonly KnownKey[]; judgement: Decision | null },
  commands: (command: string) => string,
): Step[] {
  const { publisher, canary, lastGood } = slice;
  const step = (what: string, command: string, isAdvised = false): Step => ({
    what,
    command: commands(command),
    isAdvised,
  });
  const act = judgement?.act;
  const changes: Step[] = [];
  if (canary) {
    const back = step('Take the canary back', `rollback ${publisher}`, act === 'take back');
    // One that is judged bad gets no more users by a command copied from here.
    if (act === 'take back') changes.push(back);
    else {
      const wider = SHARES.find((share) => share > canary.share);
      const promote = step(
        'Promote to all users',
        `promote ${publisher}`,
        act === 'widen' && wider === undefined,
      );
      if (wider !== undefined) {
        const share = wider / 100;
        changes.push(step(`Widen to ${share} % of users`, `canary ${publisher} ${share}%`, act === 'widen'));
      }
      changes.push(promote, back);
    }
  } else {
    if (publisher !== 'shell')
      changes.push(step('Start a canary of the build', `canary ${publisher} ${(SHARES[0] ?? 0) / 100}%`));
    changes.push(step('Publish the build to all users', `publish ${publisher}`));
    if (lastGood) changes.push(step(`Roll back to ${lastGood.version}`, `rollback ${publisher}`));
  }
  return [...changes, step(...rotation(publisher, keys))];
}

/** The next step of the rotation: keys are trusted in the order in which they were added. */
export function rotation(publisher: string, keys: readonly KnownKey[]): [what: string, command: string] {
  const trusted = keys.filter(({ isTrusted }) => isTrusted);
  const [oldest, newest] = [trusted[0], trusted.at(-1)];
  if (!oldest || !newest || oldest === newest) return ['Rotate the key', `keys add ${publisher}`];
  return newest.hasSignedLive
    ? ['Rotate the key: retire the old one', `keys retire ${publisher} ${oldest.kid}`]
    : ['Rotate the key: sign with the new one', `keys use ${publisher} ${newest.kid}`];
}
