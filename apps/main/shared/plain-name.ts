/** Longest nickname, in characters. */
export const MOST_CHARACTERS = 20;

/**
 * Characters that are invisible or change the order of others: control characters, bidi controls, joiners, line
 * separators and lone surrogates.
 */
const INVISIBLE =
  /[\u0000-\u001f\u007f-\u009f\u00ad\u061c\u180e\u200b-\u200f\u2028-\u202e\u2060-\u206f\ufe00-\ufe0f\ufeff\ufff0-\uffff]/g;

const isLoneSurrogate = (character: string) => /^[\ud800-\udfff]$/.test(character);

/**
 * A nickname from a link as plain text: at most 20 characters on one line, '' if none is visible. Anyone can write a
 * link, so its text is never markup.
 */
export function plainName(text: string | undefined): string {
  const visible = Array.from((text ?? '').replace(/\s/g, ' ').replace(INVISIBLE, ''))
    .filter((character) => !isLoneSurrogate(character))
    .join('')
    .replace(/ +/g, ' ')
    .trim();
  return Array.from(visible).slice(0, MOST_CHARACTERS).join('').trim();
}
