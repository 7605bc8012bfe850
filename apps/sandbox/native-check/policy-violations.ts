/** What the policy of the page blocked: `directive source`, without paths. */
export interface PolicyViolations {
  list(): readonly string[];
  isEvalBlocked(): boolean;
  /** The first frame's scheme or origin that was blocked. */
  blockedFrame(): string | null;
}

const sourceOf = (blocked: string): string => /^[\w-]+:(\/\/[^/?#]*)?/.exec(blocked)?.[0] ?? blocked;

/** Listens from now on. A web view without these events reports none. */
export function watchPolicy(document: Document): PolicyViolations {
  const seen: string[] = [];
  document.addEventListener('securitypolicyviolation', (event) => {
    const { effectiveDirective, violatedDirective, blockedURI } = event;
    const [directive = ''] = (effectiveDirective || violatedDirective || '').split(' ');
    const line = `${directive} ${sourceOf(blockedURI || '')}`.trim();
    if (seen.indexOf(line) < 0) seen.push(line);
  });
  const frame = /^(?:frame|child)-src (.+)/;
  return {
    list: () => seen,
    // WebKit leaves the source empty or names `self` for eval, where Chromium has `eval`.
    isEvalBlocked: () => seen.some((line) => /^(?:script|default)-src(?: eval| self)?$/.test(line)),
    blockedFrame: () => seen.map((line) => frame.exec(line)?.[1]).filter(Boolean)[0] ?? null,
  };
}
