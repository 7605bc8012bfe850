import type { Context, ReactElement } from 'react';
import { type Attributes, UnsupportedError } from './attributes.ts';
import { callComponent, type Instance, type RenderScope } from './hooks.ts';
import { type TreeId, fork, ROOT } from './tree-id.ts';

/** A node that the document is to have. */
export interface HostNode {
  /** Its position, stable while its siblings come and go: the index or key of each element above it. */
  path: string;
  /** The tag; '' for text. */
  tag: string;
  /** Of an element. */
  props: Readonly<Record<string, unknown>>;
  text: string;
  children: HostNode[];
  /** Of an element that is drawn. */
  attributes?: Attributes;
  /** The document's node, once it is looked up. */
  node?: Node;
}

/** `$$typeof` of elements and of the types of components: the public symbols of React 19. */
const symbol = (name: string) => Symbol.for(`react.${name}`);
const [ELEMENT, FRAGMENT, STRICT_MODE] = ['transitional.element', 'fragment', 'strict_mode'].map(symbol);
const [CONTEXT, CONSUMER, MEMO, FORWARD_REF] = ['context', 'consumer', 'memo', 'forward_ref'].map(symbol);

interface SpecialType {
  $$typeof?: symbol;
  _context: Context<unknown>;
  type: unknown;
  render(props: unknown, ref: unknown): unknown;
}

/** Renders `root` to the nodes of a document. `instances` has the state of components by path, and is updated. */
export function resolve(
  root: unknown,
  instances: Map<string, Instance>,
  scope: Omit<RenderScope, 'contexts'>,
): HostNode[] {
  const mounted = new Set<string>();
  let contexts: ReadonlyMap<Context<unknown>, unknown> = new Map();

  function component(type: unknown, call: () => unknown, path: string, treeId: TreeId, into: HostNode[]) {
    const known = instances.get(path);
    const instance: Instance = known && known.type === type ? known : { type, slots: [] };
    instances.set(path, instance);
    mounted.add(path);
    const { output, hasIds } = callComponent(call, instance, treeId, { ...scope, contexts });
    add(output, `${path}/`, hasIds ? fork(treeId, 1, 0) : treeId, into);
  }

  function element({ type, props }: ReactElement, path: string, treeId: TreeId, into: HostNode[]): void {
    const given = props as Record<string, unknown>;
    const content = given['children'];
    if (typeof type === 'string') {
      const children: HostNode[] = [];
      into.push({ path, tag: type, props: given, text: '', children });
      return add(content, `${path}/`, treeId, children);
    }
    const special = type as unknown as SpecialType;
    const kind = special.$$typeof;
    if ((type as unknown) === FRAGMENT || (type as unknown) === STRICT_MODE)
      return add(content, path, treeId, into);
    if (kind === CONTEXT) {
      const outer = contexts;
      contexts = new Map(outer).set(special as unknown as Context<unknown>, given['value']);
      add(content, path, treeId, into);
      contexts = outer;
      return undefined;
    }
    if (kind === MEMO)
      return element({ ...NO_ELEMENT, type: special.type as never, props }, path, treeId, into);
    const { ref = null } = given;
    if (kind === FORWARD_REF) return component(type, () => special.render(props, ref), path, treeId, into);
    if (kind === CONSUMER || typeof type !== 'function' || 'isReactComponent' in (type.prototype ?? {}))
      throw new UnsupportedError(String(kind ?? type));
    return component(type, () => (type as (props: unknown) => unknown)(props), path, treeId, into);
  }

  function add(child: unknown, path: string, treeId: TreeId, into: HostNode[]): void {
    if (child === null || child === undefined || typeof child === 'boolean' || child === '') return;
    if (typeof child !== 'object') {
      into.push({ path, tag: '', props: {}, text: String(child), children: [] });
    } else if (Array.isArray(child)) {
      const used = new Set<string>();
      child.forEach((one: unknown, index) => {
        const key = (one as { key?: string | null } | null)?.key ?? index;
        let name = typeof key === 'number' ? `.${key}` : `.$${key}`;
        // react-dom's first render keeps items that have the same key.
        if (used.has(name)) name += `/.${index}`;
        used.add(name);
        add(one, path + name, fork(treeId, child.length, index), into);
      });
    } else if ((child as SpecialType).$$typeof === ELEMENT) {
      element(child as ReactElement, path, treeId, into);
    } else {
      throw new UnsupportedError(String((child as SpecialType).$$typeof ?? 'object'));
    }
  }

  const nodes: HostNode[] = [];
  add(root, '', ROOT, nodes);
  for (const path of [...instances.keys()]) if (!mounted.has(path)) instances.delete(path);
  return nodes;
}

const NO_ELEMENT = { key: null };
