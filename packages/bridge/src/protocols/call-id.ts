/**
 * The time and chance tell apart documents (an app may answer after a reload what the page asked before it) and copies
 * of this code in one document.
 */
const mark = `${Date.now().toString(36)}_${Math.random().toString(36).slice(2)}`;
let count = 0;

/** An id that no other call has, in this document or the one before. Letters, digits and `_`. */
export function newCallId(): string {
  count += 1;
  return `${mark}_${count}`;
}
