import { createEventTarget } from './page-globals.ts';

/** A form that the page sent off: an address and its fields. */
export interface SentForm {
  action: string;
  fields: Record<string, string>;
}

/** The part of an element that React and the product's wallets use. */
class PageNode {
  readonly nodeType: number;
  readonly nodeName: string;
  readonly tagName: string;
  readonly namespaceURI = 'http://www.w3.org/1999/xhtml';
  readonly style: Record<string, unknown> = {};
  ownerDocument: object;
  parentNode: PageNode | null = null;
  childNodes: PageNode[] = [];
  nodeValue = '';

  constructor(ownerDocument: object, nodeType: number, name: string, text = '') {
    this.ownerDocument = ownerDocument;
    this.nodeType = nodeType;
    this.nodeName = name.toUpperCase();
    this.tagName = this.nodeName;
    this.nodeValue = text;
  }

  get firstChild() {
    return this.childNodes[0] ?? null;
  }
  get lastChild() {
    return this.childNodes[this.childNodes.length - 1] ?? null;
  }
  get firstElementChild() {
    return this.childNodes.find(({ nodeType }) => nodeType === 1) ?? null;
  }
  get nextSibling(): PageNode | null {
    const siblings = this.parentNode?.childNodes ?? [];
    return siblings[siblings.indexOf(this) + 1] ?? null;
  }
  get textContent(): string {
    return this.nodeType === 3 ? this.nodeValue : this.childNodes.map((child) => child.textContent).join('');
  }
  set textContent(text: string) {
    this.childNodes = text === '' ? [] : [new PageNode(this.ownerDocument, 3, '#text', text)];
  }
  get data() {
    return this.nodeValue;
  }
  set data(text: string) {
    this.nodeValue = text;
  }
  insertBefore(child: PageNode, before: PageNode | null) {
    child.remove();
    child.parentNode = this;
    const at = before ? this.childNodes.indexOf(before) : -1;
    this.childNodes.splice(at < 0 ? this.childNodes.length : at, 0, child);
    return child;
  }
  appendChild(child: PageNode) {
    return this.insertBefore(child, null);
  }
  removeChild(child: PageNode) {
    this.childNodes = this.childNodes.filter((one) => one !== child);
    child.parentNode = null;
    return child;
  }
  remove() {
    this.parentNode?.removeChild(this);
  }
  contains(node: PageNode | null): boolean {
    return node !== null && (node === this || this.childNodes.some((child) => child.contains(node)));
  }
  setAttribute() {}
  setAttributeNS() {}
  removeAttribute() {}
  getAttribute() {
    return null;
  }
  hasAttribute() {
    return false;
  }
  addEventListener() {}
  removeEventListener() {}
  focus() {}
  querySelector() {
    return null;
  }
  querySelectorAll() {
    return [];
  }
}

export interface PageDocument {
  document: Document;
  events: ReturnType<typeof createEventTarget>;
  setVisible(isVisible: boolean): void;
  /** What the shell itself draws, e.g. a failure page. */
  text(): string;
}

/** A document in which nothing is laid out. */
export function createPageDocument(
  window: object,
  onError: (error: unknown) => void,
  onSubmit: (form: SentForm) => void,
): PageDocument {
  const events = createEventTarget(onError);
  let isVisible = true;
  const document: Record<string, unknown> = {
    nodeType: 9,
    nodeName: '#document',
    title: '',
    readyState: 'complete',
    referrer: '',
    cookie: '',
    defaultView: window,
    ...events,
    createElement: (name: string) => (name === 'form' ? createForm() : new PageNode(document, 1, name)),
    createElementNS: (_space: string, name: string) => new PageNode(document, 1, name),
    createTextNode: (text: string) => new PageNode(document, 3, '#text', text),
    createComment: (text: string) => new PageNode(document, 8, '#comment', text),
    getElementById: (id: string) => (id === 'root' ? root : null),
    querySelector: () => null,
    querySelectorAll: () => [],
    contains: () => true,
  };
  Object.defineProperties(document, {
    visibilityState: { get: () => (isVisible ? 'visible' : 'hidden') },
    hidden: { get: () => !isVisible },
    activeElement: { get: () => body },
  });
  const html = new PageNode(document, 1, 'html');
  const head = html.appendChild(new PageNode(document, 1, 'head'));
  const body = html.appendChild(new PageNode(document, 1, 'body'));
  const root = body.appendChild(new PageNode(document, 1, 'div'));
  Object.assign(document, { documentElement: html, head, body });

  function createForm() {
    const form = new PageNode(document, 1, 'form') as PageNode & { action: string; submit(): void };
    form.submit = () => {
      const inputs = form.childNodes as (PageNode & { name?: string; value?: string })[];
      const fields = Object.fromEntries(inputs.map(({ name = '', value = '' }) => [name, value]));
      onSubmit({ action: form.action, fields });
    };
    return form;
  }

  return {
    // Only the used part.
    document: document as unknown as Document,
    events,
    setVisible(now) {
      if (now === isVisible) return;
      isVisible = now;
      events.dispatchEvent(new Event('visibilitychange'));
    },
    text: () => root.textContent,
  };
}
