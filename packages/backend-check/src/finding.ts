/**
 * `wrong`: the product refuses the answer, or acts wrongly on it. `dropped`: it leaves a part out, such as a package that is
 * then not sold. `odd`: it copes, but this is not the contract's form.
 */
export type Level = 'wrong' | 'dropped' | 'odd';

/** One difference. Contains no value of an answer: it may be personal. */
export interface Finding {
  level: Level;
  /** In the contract's names, `packages[].price`; or a header, or a part of HTTP. */
  field: string;
  expected: string;
  came: string;
  /** In how many items of lists. */
  items?: number;
}

/** One finding for those that differ only in the item of a list. */
export function mergeItems(findings: readonly Finding[]): Finding[] {
  const merged = new Map<string, Finding>();
  for (const { items: _, ...finding } of findings) {
    const field = finding.field.replace(/\[\d+\]/g, '[]');
    const key = JSON.stringify({ ...finding, field });
    const known = merged.get(key);
    if (known && field === finding.field) continue;
    if (known) known.items = (known.items ?? 1) + 1;
    else merged.set(key, { ...finding, field, ...(field !== finding.field && { items: 1 }) });
  }
  return [...merged.values()];
}
