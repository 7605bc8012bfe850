/** Longer names are cut: this many characters are shown. */
const MOST = 20;

// Control characters, what turns the direction of writing, and what is invisible.
const UNSEEN = /[\u0000-\u001f\u007f-\u009f\u00ad\u200b-\u200f\u2028-\u202f\u2060-\u206f\ufeff]/g;

/** A name that stood in a link, as plain text: one line, at most 20 characters, '' where nothing of it can be shown. */
export function plainName(text: string | undefined): string {
  const seen = (text ?? '').replace(UNSEEN, ' ').replace(/\s+/g, ' ').trim();
  return Array.from(seen).slice(0, MOST).join('').trim();
}
