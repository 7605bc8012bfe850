/** A request as reported by the browser's debugger. */
export interface SentRequest {
  url: string;
  initiator: Initiator;
}

export interface Initiator {
  type: string;
  /** The document or style sheet that named it. */
  url?: string;
  stack?: Stack;
}

interface Stack {
  callFrames: { url: string }[];
  parent?: Stack;
}

/**
 * Round trips until each request is answered, by URL: 1 for the document, 2 for what it or its inline scripts request, one
 * more than the deepest file on the stack for what files request.
 */
export function roundTrips(documentUrl: string, requests: readonly SentRequest[]): Map<string, number> {
  const depths = new Map<string, number>([[documentUrl, 1]]);
  for (const { url, initiator } of requests) {
    if (depths.has(url)) continue;
    const parents = [initiator.url, ...filesOf(initiator.stack)].map((file) => depths.get(file ?? '') ?? 1);
    depths.set(url, 1 + Math.max(...parents));
  }
  return depths;
}

const filesOf = (stack: Stack | undefined): string[] =>
  stack ? [...stack.callFrames.map((frame) => frame.url), ...filesOf(stack.parent)] : [];
