/** The longest nickname that is shown, in characters. */
export const MOST_CHARACTERS = 20;

/**
 * Characters that are not seen or that change how others are read: control characters, marks of direction, joiners,
 * line separators, and halves of a pair that came alone.
 */
const UNSEEN =
  /[\u0000-\u001f\u007f-\u009f\u00ad\u061c\u180e\u200b-\u200f\u2028-\u202e\u2060-\u206f\ufe00-\ufe0f\ufeff\ufff0-\uffff]/g;

const isHalf = (character: string) => /^[\ud800-\udfff]$/.test(character);

/**
 * A nickname out of a link, as plain text: at most 20 characters, on one line, '' where nothing of it can
 * be read. A link is written by anybody, so nothing in it is markup.
 */
export function plainName(text: string | undefined): string {
  const seen = Array.from((text ?? '').replace(/\s/g, ' ').replace(UNSEEN, ''))
    .filter((character) => !isHalf(character))
    .join('')
    .replace(/ +/g, ' ')
    .trim();
  return Array.from(seen).slice(0, MOST_CHARACTERS).join('').trim();
}
