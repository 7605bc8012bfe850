import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { hydrateRoot } from 'react-dom/client';
import { beforeEach, expect, test, vi } from 'vitest';
import { drawEarly, type EarlyRoot } from './index.ts';

const bought = vi.fn<(order: string) => void>();
const mounted = vi.fn();
const price = { year: 168, month: 28 };

/** A purchase page in small: packages, consent, total and button. */
function Shop() {
  const [chosen, choose] = useState<keyof typeof price>('year');
  const [isAgreed, agree] = useState(false);
  const [phone, setPhone] = useState('');
  useEffect(mounted, []);
  return (
    <main>
      {(['year', 'month'] as const).map((id) => (
        <label key={id}>
          <input type="radio" name="p" value={id} checked={id === chosen} onChange={() => choose(id)} />
          {id}
        </label>
      ))}
      <input type="checkbox" checked={isAgreed} onChange={(event) => agree(event.currentTarget.checked)} />
      <input type="tel" value={phone} onChange={(event) => setPhone(event.currentTarget.value)} />
      {isAgreed && <p>agreed</p>}
      <output>{price[chosen]}</output>
      <button type="button" onClick={() => bought(`${chosen} ${String(isAgreed)} ${phone}`)}>
        <b>buy</b> {price[chosen]}
      </button>
      <a href="#away" onClick={(event) => event.preventDefault()}>
        away
      </a>
    </main>
  );
}

let root: HTMLElement;
let early: EarlyRoot;
beforeEach(() => {
  vi.clearAllMocks();
  root = document.createElement('div');
  document.body.replaceChildren(root);
  const drawn = drawEarly(<Shop />, root, {
    onError(error) {
      throw error;
    },
  });
  if (!drawn) throw new Error('not drawn');
  early = drawn;
});

const find = <E extends HTMLElement>(selector: string) => root.querySelector<E>(selector) as E;
const total = () => find('output').textContent;
const pick = async (selector: string) => {
  find(selector).click();
  await Promise.resolve();
};
const write = (text: string) => {
  const input = find<HTMLInputElement>('[type=tel]');
  input.value = text;
  input.dispatchEvent(new Event('input', { bubbles: true }));
};
function hydrate(): void {
  const repeat = early.finish();
  flushSync(() => hydrateRoot(root, <Shop />));
  flushSync(repeat);
}

test('a choice changes the page at once, without an effect and without a purchase', async () => {
  expect(total()).toBe('168');
  await pick('[value=month]');
  await pick('[type=checkbox]');
  expect([total(), find('p').textContent]).toEqual(['28', 'agreed']);
  expect(mounted).not.toHaveBeenCalled();
  expect(bought).not.toHaveBeenCalled();
});

test('a tap is kept and carried out once, with what was chosen and typed', async () => {
  await pick('[value=month]');
  await pick('[type=checkbox]');
  write('13800000001');
  find('b').click();
  find('b').click();
  expect(bought).not.toHaveBeenCalled();
  expect(find('button').getAttribute('aria-busy')).toBe('true');
  hydrate();
  expect(find('button').hasAttribute('aria-busy')).toBe(false);
  expect(bought.mock.calls).toEqual([['month true 13800000001']]);
  expect([total(), find<HTMLInputElement>('[type=tel]').value]).toEqual(['28', '13800000001']);
});

test('what was typed stays while a choice redraws the page, and is there after it', async () => {
  write('13800000001');
  await pick('[value=month]');
  expect(find<HTMLInputElement>('[type=tel]').value).toBe('13800000001');
  find('b').click();
  hydrate();
  expect(bought.mock.calls).toEqual([['month false 13800000001']]);
});

test('the nodes, the focus and the choice survive', async () => {
  await pick('[value=month]');
  const radio = find('[value=month]');
  radio.focus();
  hydrate();
  expect(find('[value=month]')).toBe(radio);
  expect(document.activeElement).toBe(radio);
  expect([total(), find<HTMLInputElement>('[value=month]').checked]).toEqual(['28', true]);
  await pick('[value=year]');
  expect(total()).toBe('168');
});

test('a choice after the tap takes the tap back', async () => {
  find('b').click();
  await pick('[value=month]');
  expect(find('button').hasAttribute('aria-busy')).toBe(false);
  hydrate();
  expect(bought).not.toHaveBeenCalled();
  expect(total()).toBe('28');
});

test('a box that was set and unset again stays unset', async () => {
  await pick('[type=checkbox]');
  await pick('[type=checkbox]');
  hydrate();
  expect(find<HTMLInputElement>('[type=checkbox]').checked).toBe(false);
});

test('a tap of a user who is elsewhere at the takeover is dropped', () => {
  find('b').click();
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  hydrate();
  vi.restoreAllMocks();
  expect(bought).not.toHaveBeenCalled();
});

test('a tap on a button that says something else by now is dropped', async () => {
  price.year = 168;
  find('b').click();
  price.year = 198;
  hydrate();
  price.year = 168;
  expect(bought).not.toHaveBeenCalled();
});

test('a link with a handler is not followed before', () => {
  const click = new MouseEvent('click', { bubbles: true, cancelable: true });
  find('a').dispatchEvent(click);
  expect(click.defaultPrevented).toBe(true);
});
