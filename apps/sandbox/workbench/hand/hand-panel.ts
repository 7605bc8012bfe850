import type { HandAnswer } from '../../src/workbench/hand-desk.ts';
import { h, renderInto } from '../dom/element.ts';
import type { HandQuestion, WorkbenchStore } from '../state/workbench-state.ts';
import { panel, scroller } from '../watch/panel.ts';
import { pushEditor, questionEditor } from './hand-editor.ts';
import { presetsFor, PUSHES } from './presets.ts';

interface HandActs {
  onAnswer(question: HandQuestion, how: HandAnswer, text: string): void;
  onPush(name: string, text: string): void;
  onClose(): void;
}

/** ms that the page waits for who its user is; it waits for a payment for ever. */
const PATIENCE_MS = 3000;

function waitedFor({ name, at }: HandQuestion): HTMLElement {
  const ms = Date.now() - at;
  const isOver = name === 'getUserInfo' && ms > PATIENCE_MS;
  return h(
    'span',
    { class: isOver ? 'tag warn' : 'note' },
    isOver ? '页面已不等' : `等了 ${Math.floor(ms / 1000)} 秒`,
  );
}

/** Questions of the page that wait for a person, and calls that a person makes to the page. */
export function handPanel(store: WorkbenchStore, acts: HandActs): HTMLElement {
  const count = h('span');
  const list = scroller('等着答复的问题');
  const editor = h('div', { class: 'editor' });
  /** A question's id, or a call's name. */
  let chosen = '';
  /** What the editor shows: it is not drawn anew while somebody types. */
  let shown = '';

  const drawEditor = () => {
    const { questions, handOver, pushed } = store.get();
    const question = questions.find(({ id }) => id === chosen);
    const push = PUSHES.find(({ name }) => name === chosen);
    const isAnswered = pushed?.name === chosen && pushed.isAnswered;
    const now = `${chosen} ${push ? `${pushed?.id} ${isAnswered}` : ''}`;
    if (now === shown) return;
    shown = now;
    if (question) {
      renderInto(
        editor,
        questionEditor(question, presetsFor(question, handOver), (how, text) =>
          acts.onAnswer(question, how, text),
        ),
      );
    } else if (push) {
      const kept = editor.querySelector('textarea');
      const text =
        pushed?.name === chosen && kept
          ? kept.value
          : push.bringsHandOver
            ? JSON.stringify(handOver, null, 2)
            : 'null';
      renderInto(
        editor,
        pushEditor({ ...push, text }, pushed, (sent) => acts.onPush(push.name, sent)),
      );
    } else {
      renderInto(
        editor,
        h('p', { class: 'empty' }, h('b', {}, '没有问题在等'), '页面再问 App 时，问题会停在这里等你答。'),
      );
    }
  };

  const row = (key: string, name: string, end: Node) =>
    h(
      'li',
      {},
      h(
        'button',
        { 'data-key': `hand:${key}`, 'aria-current': key === chosen && 'true', onclick: () => choose(key) },
        h('span', { class: 'mono' }, name),
        end,
      ),
    );

  const draw = () => {
    const { questions, isByHand } = store.get();
    if (!isByHand) return;
    const isThere = questions.some(({ id }) => id === chosen) || PUSHES.some(({ name }) => name === chosen);
    // The oldest question comes first by itself; a call that somebody prepares stays.
    if (!isThere || chosen === '') chosen = questions[0]?.id ?? '';
    count.textContent = questions.length > 0 ? `${questions.length} 个在等` : '';
    renderInto(
      list,
      h('h3', {}, '页面在问'),
      h(
        'ul',
        { class: 'rows' },
        ...questions.map((question) => row(question.id, question.name, waitedFor(question))),
        questions.length === 0 && h('li', { class: 'quiet' }, '没有问题在等'),
      ),
      h('h3', {}, '推给页面'),
      h(
        'ul',
        { class: 'rows' },
        ...PUSHES.map(({ name, what }) => row(name, name, h('span', { class: 'note' }, what))),
      ),
    );
    drawEditor();
  };

  const choose = (key: string) => {
    chosen = key;
    draw();
  };

  const close = h('button', { class: 'link', onclick: acts.onClose }, '关掉');
  const element = panel(
    { title: '手动应答', id: 'hand', isWide: true, count, end: close },
    h('div', { class: 'hand' }, list, editor),
  );
  element.hidden = true;
  store.watch(['isByHand'], ({ isByHand }) => {
    element.hidden = !isByHand;
  });
  store.watch(['questions', 'pushed', 'handOver', 'isByHand', 'tick'], draw);
  return element;
}
