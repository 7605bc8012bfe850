/** Parts of a path: `data.list[].price` is `data`, `list`, `[]`, `price`. */
const partsOf = (path: string): string[] => path.replace(/\[\]/g, '.[]').split('.').filter(Boolean);

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A copy of a JSON value in which every field of that path has the changed value; undefined leaves it out. */
export function withField(value: unknown, path: string, change: (found: unknown) => unknown): unknown {
  const [first, ...rest] = partsOf(path);
  if (first === undefined) return change(value);
  const inner = (found: unknown) => withField(found, rest.join('.').replace(/\.\[\]/g, '[]'), change);
  if (first === '[]') return Array.isArray(value) ? value.map(inner) : value;
  if (!isObject(value) || !Object.hasOwn(value, first)) return value;
  const { [first]: found, ...others } = value;
  const changed = inner(found);
  return changed === undefined ? others : { ...others, [first]: changed };
}

/** All values at a path of a JSON value. */
export function valuesAt(value: unknown, path: string): unknown[] {
  const found: unknown[] = [];
  withField(value, path, (each) => {
    found.push(each);
    return each;
  });
  return found;
}

/** Paths of the names below a path; below '' the names themselves. */
export const below = (path: string, names: readonly string[]): string[] =>
  names.map((name) => (path ? `${path}.${name}` : name));
