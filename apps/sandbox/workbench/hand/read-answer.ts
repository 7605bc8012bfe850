/** What a typed answer is: JSON where it is JSON, otherwise the text itself, which is how garbage is sent. */
export function readAnswer(text: string): { value: unknown; isJson: boolean } {
  try {
    return { value: JSON.parse(text) as unknown, isJson: true };
  } catch {
    return { value: text, isJson: false };
  }
}
