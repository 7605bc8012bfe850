import { browser } from '../dom/browser.ts';
import { h, renderInto } from '../dom/element.ts';
import { icon } from '../dom/icon.ts';
import { radioGroup } from '../dom/radio-group.ts';
import { setFrame } from '../server/sandbox.ts';
import type { PhoneWidth, WorkbenchStore } from '../state/workbench-state.ts';

/** Phones of these widths have these heights, CSS px. */
const HEIGHTS: Record<PhoneWidth, number> = { 320: 568, 375: 812, 430: 932 };
const WIDTHS: readonly PhoneWidth[] = [320, 375, 430];
const CASE = 10;
const AROUND = 12;
/** Room beside the phone that the tools need to stand there, px. */
const TOOLS = 64;

export interface Phone {
  frame: HTMLIFrameElement;
  /** Has the next documents be of the environment and the user that are chosen. Rejects with an Error that says why not. */
  play(): Promise<void>;
  /** Goes to a path of the site, loading the document anew, once the server knows what it is to play. */
  open(address: string): void;
  reload(): void;
  back(): void;
  /** Says something to the environment that is played in the frame. */
  tell(message: object): void;
}

/** The phone with the page in a frame, scaled down where the window is too small for it. */
export function createPhone(store: WorkbenchStore, stage: HTMLElement): Phone {
  const frame = h('iframe', { title: '页面' });
  const body = h('div', { class: 'phone' }, frame);
  const space = h('div', { class: 'phone-space' }, body);
  const scaleWord = h('span', { class: 'scale mono' });
  const widths = h('div');

  let told: Promise<unknown> = Promise.resolve();
  const phone: Phone = {
    frame,
    async play() {
      const tell = () => {
        const { environmentId: environment, user, isByHand } = store.get();
        return setFrame({ environment, user, by_hand: isByHand });
      };
      // One after the other: the last one counts.
      told = told.then(tell, tell);
      await told;
    },
    open(address) {
      const load = () => {
        // Setting the same address twice would not load it again.
        frame.src = 'about:blank';
        frame.src = address;
      };
      // Nothing is opened in another environment: where the server could not be told, it is told once more.
      const tellAgain = () => phone.play().then(() => store.set({ trouble: '' }));
      void told
        .catch(tellAgain)
        .then(load, (error: unknown) => store.set({ trouble: (error as Error).message }));
    },
    reload: () => phone.open(store.get().address),
    back: () => frame.contentWindow?.history.back(),
    tell: (message) => frame.contentWindow?.postMessage(message, browser.location.origin),
  };

  const fit = () => {
    const { width } = store.get();
    const height = HEIGHTS[width];
    const outer = { width: width + CASE * 2, height: height + CASE * 2 };
    const isNarrow = stage.clientWidth < outer.width + TOOLS * 2;
    stage.classList.toggle('narrow', isNarrow);
    const room = {
      width: stage.clientWidth - AROUND * 2,
      height: stage.clientHeight - AROUND * 2 - (isNarrow ? 44 : 0),
    };
    const scale = Math.max(0.3, Math.min(1, room.width / outer.width, room.height / outer.height));
    frame.style.width = `${width}px`;
    frame.style.height = `${height}px`;
    body.style.transform = scale < 1 ? `scale(${scale})` : '';
    space.style.width = `${outer.width * scale}px`;
    space.style.height = `${outer.height * scale}px`;
    scaleWord.textContent = `${Math.round(scale * 100)}%`;
  };

  const tools = h(
    'div',
    { class: 'tools' },
    scaleWord,
    widths,
    h('button', { class: 'button', 'aria-label': '返回', title: '返回', onclick: phone.back }, icon('left')),
    h(
      'button',
      { class: 'button', 'aria-label': '刷新', title: '刷新', onclick: phone.reload },
      icon('reload'),
    ),
  );

  store.watch(['width'], ({ width }) => {
    renderInto(
      widths,
      radioGroup({
        label: '手机宽度',
        name: 'width',
        look: 'track small',
        value: String(width),
        options: WIDTHS.map((value) => ({ value: String(value), children: [String(value)] })),
        onPick: (picked) => {
          const found = WIDTHS.find((value) => String(value) === picked);
          if (found) store.set({ width: found });
        },
      }),
    );
    fit();
  });
  stage.append(tools, space);
  new ResizeObserver(fit).observe(stage);
  return phone;
}
