/** A piece of JSON text with its kind, for colouring. */
interface JsonToken {
  kind: 'name' | 'text' | 'word' | 'plain';
  text: string;
}

const PIECE = /("(?:[^"\\]|\\.)*")(\s*:)?|\b(?:true|false|null)\b|-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?/g;

/** Splits JSON text into coloured pieces; joined, they are the original text, JSON or not. */
export function jsonTokens(source: string): JsonToken[] {
  const tokens: JsonToken[] = [];
  let last = 0;
  for (const match of source.matchAll(PIECE)) {
    if (match.index > last) tokens.push({ kind: 'plain', text: source.slice(last, match.index) });
    const [whole, quoted, colon] = match;
    if (quoted !== undefined && colon !== undefined) {
      tokens.push({ kind: 'name', text: quoted }, { kind: 'plain', text: colon });
    } else tokens.push({ kind: quoted === undefined ? 'word' : 'text', text: whole });
    last = match.index + whole.length;
  }
  if (last < source.length) tokens.push({ kind: 'plain', text: source.slice(last) });
  return tokens;
}

/** JSON text with line breaks and indents; other text unchanged. */
export function pretty(source: string): string {
  try {
    return JSON.stringify(JSON.parse(source), null, 2);
  } catch {
    // Faults make truncated and malformed bodies.
    return source;
  }
}

/** JSON text with indents and colours; other text as it is. */
export const JsonView = ({ text }: { text: string }) => (
  <pre>
    {jsonTokens(pretty(text)).map(({ kind, text: piece }, index) =>
      kind === 'plain' ? (
        piece
      ) : (
        <span key={index} className={kind}>
          {piece}
        </span>
      ),
    )}
  </pre>
);
