import {
  act,
  createContext,
  memo,
  useContext,
  useId,
  useMemo,
  useRef,
  useState,
  type ReactNode,
} from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import fc from 'fast-check';
import { afterEach, expect, test, vi } from 'vitest';
import { drawEarly } from './index.ts';

const Level = createContext(0);

const Named = ({ children }: { children?: ReactNode }) => {
  const [id, other] = [useId(), useId()];
  return (
    <section id={id} aria-labelledby={other}>
      {children}
    </section>
  );
};
const Deeper = ({ children }: { children?: ReactNode }) => {
  const level = useContext(Level);
  return <Level value={level + 1}>{children}</Level>;
};
const Shown = memo(function Shown({ text }: { text: string }) {
  const [state] = useState(() => text.length);
  const ref = useRef(null);
  const sum = useMemo(() => state + 1, [state]);
  return (
    <b ref={ref} data-level={useContext(Level)}>
      {sum} {text}
    </b>
  );
});
/** Sets a state while it renders. */
const Settled = ({ children }: { children?: ReactNode }) => {
  const [count, setCount] = useState(0);
  if (count < 3) setCount(count + 1);
  return (
    <i>
      {count}
      {children}
    </i>
  );
};
const COMPONENTS = [Named, Deeper, Settled];

const name = fc.constantFrom('a', 'b c', '<', '"&', '长');
const style = fc.record(
  { width: fc.constantFrom(0, 12, '50%'), opacity: fc.constantFrom(0.5, 1), color: fc.constantFrom('red') },
  { requiredKeys: [] },
);
const attributes = (styles: fc.Arbitrary<object | undefined>) =>
  fc.record(
    {
      className: name,
      title: name,
      hidden: fc.boolean(),
      tabIndex: fc.constantFrom(0, -1),
      role: fc.constantFrom('status', undefined),
      'aria-hidden': fc.boolean(),
      'aria-label': fc.option(name, { nil: undefined }),
      'data-loading': fc.constantFrom(true, undefined, '', 'x'),
      style: styles,
      onClick: fc.constant(() => undefined),
    },
    { requiredKeys: [] },
  );

const treeOf = (styles: fc.Arbitrary<object | undefined>) =>
  fc.letrec<{ tree: ReactNode; children: ReactNode }>((tie) => ({
    children: fc.oneof(
      { maxDepth: 6, withCrossShrink: true },
      tie('tree'),
      fc
        .array(fc.tuple(fc.constantFrom('', 'a', 'b'), tie('tree')), { maxLength: 3 })
        // Names of a backend as keys: two may be the same.
        .map((all) => all.map(([key, one]) => <Passing key={key}>{one}</Passing>)),
    ),
    tree: fc.oneof(
      { maxDepth: 6, withCrossShrink: true },
      fc.constantFrom<ReactNode>(null, undefined, true, false, '', 0, 7, '词', ' a '),
      name.map((text) => <Shown text={text} />),
      fc.tuple(attributes(styles), tie('children'), tie('tree')).map(([given, one, other]) => (
        <div {...given}>
          {one}
          {other}
        </div>
      )),
      fc.tuple(fc.constantFrom(...COMPONENTS), tie('children')).map(([Type, one]) => <Type>{one}</Type>),
      fc.tuple(tie('children'), tie('children')).map(([one, other]) => (
        <>
          {one}
          {other}
        </>
      )),
      fc.constant(
        <svg viewBox="0 0 1 1" className="s" strokeWidth={2} preserveAspectRatio="none">
          <path d="M0 0" strokeLinecap="round" fillRule="evenodd" />
        </svg>,
      ),
      fc
        .tuple(fc.boolean(), fc.constantFrom('radio', 'checkbox'))
        .map(([checked, type]) => (
          <input type={type} value="v" checked={checked} disabled={!checked} onChange={() => undefined} />
        )),
    ),
  })).tree;
function Passing({ children }: { children: ReactNode }) {
  return <>{children}</>;
}

/** The nodes of an element as text: attributes in the order of their names, adjacent texts as one. */
function dump(node: Node): string {
  if (node.nodeType === Node.TEXT_NODE) return (node as Text).data;
  if (node.nodeType !== Node.ELEMENT_NODE) return '';
  const element = node as HTMLElement;
  const attributes = Array.from(element.attributes, ({ name: key, value }) =>
    key === 'style' ? `style=${element.style.cssText.replace(/[\s;]/g, '')}` : `${key}=${value}`,
  ).filter((text) => text !== 'style=');
  const { checked } = element as HTMLInputElement;
  return `<${element.localName} ${attributes.sort().join('|')} ${checked ?? ''}>${content(element)}</>`;
}
const content = (element: Element) => Array.from(element.childNodes, dump).join('');

function place(html = ''): HTMLElement {
  const root = document.createElement('div');
  root.innerHTML = html;
  document.body.replaceChildren(root);
  return root;
}

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
afterEach(() => void vi.restoreAllMocks());

/** A development build warns of it, and renders both. */
const SAME_KEY = /two children with the same key/;

const refuse = (error: Error) => {
  throw error;
};

/** `flushSync` as in the shell, which takes over in one task. */
function hydrate(root: Element, page: ReactNode, onRecoverableError: (error: unknown) => void) {
  let react: Root | null = null;
  act(() => {
    react = hydrateRoot(root, page, { onRecoverableError });
  });
  return react as unknown as Root;
}

test('what is drawn is what react-dom writes on a server', () => {
  fc.assert(
    fc.property(treeOf(style), (page) => {
      const root = place('<p>loading</p>');
      drawEarly(page, root, { onError: refuse });
      const expected = document.createElement('div');
      expected.innerHTML = renderToString(page);
      expect(content(root)).toBe(content(expected));
    }),
    { numRuns: 500 },
  );
});

// Without styles: its development build compares their text with its own, and browsers write it differently.
test('react-dom takes over the same nodes without a complaint', () => {
  const complaints = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  fc.assert(
    fc.property(treeOf(fc.constant(undefined)), (inside) => {
      const page = <Deeper>{inside}</Deeper>;
      complaints.mockClear();
      const root = place();
      const early = drawEarly(page, root, { onError: refuse });
      early?.finish();
      const nodes = Array.from(root.querySelectorAll('*'));
      const before = content(root);
      const errors: unknown[] = [];
      const react = hydrate(root, page, (error) => errors.push(error));
      const calls = complaints.mock.calls.filter(([text]) => !SAME_KEY.test(String(text)));
      expect([errors, calls]).toEqual([[], []]);
      expect(Array.from(root.querySelectorAll('*')).every((node, at) => node === nodes[at])).toBe(true);
      expect(content(root)).toBe(before);
      act(() => react.unmount());
    }),
    { numRuns: 300 },
  );
});
