import { useState } from 'react';
import { flushSync } from 'react-dom';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { beforeEach, expect, test, vi } from 'vitest';
import { drawEarly, keepInput } from './index.ts';

const send = vi.fn<(what: string) => void>();
beforeEach(() => vi.clearAllMocks());

/** A form with an answer. Its last button is of the loading state only; a text area needs react-dom. */
function Form({ isLoading = false, hasNote = true }: { isLoading?: boolean; hasNote?: boolean }) {
  const [answer, setAnswer] = useState('');
  const [name, setName] = useState('');
  const [note, setNote] = useState('');
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        send(`${answer} ${name} ${note}`);
      }}
    >
      {['a', 'b'].map((value) => (
        <input
          key={value}
          type="radio"
          name="answer"
          value={value}
          checked={value === answer}
          onChange={() => setAnswer(value)}
        />
      ))}
      <input type="text" value={name} onChange={(event) => setName(event.currentTarget.value)} />
      {hasNote && <textarea value={note} onChange={(event) => setNote(event.currentTarget.value)} />}
      <output>{`${answer} ${name} ${note}`}</output>
      <button type="submit">send</button>
      {isLoading && <button type="button">loads</button>}
    </form>
  );
}

/** The markup without script, and what a user does in it. */
function open(form = <Form />) {
  const root = document.createElement('div');
  root.innerHTML = renderToString(form);
  document.body.replaceChildren(root);
  const events: Event[] = [];
  for (const type of ['input', 'click', 'submit'])
    root.addEventListener(type, (event) => {
      if (type === 'submit') event.preventDefault();
      events.push(event);
    });
  const find = <E extends HTMLElement>(selector: string) => root.querySelector<E>(selector) as E;
  const write = (selector: string, text: string) => {
    find<HTMLInputElement>(selector).value = text;
    find(selector).dispatchEvent(new Event('input', { bubbles: true }));
  };
  const hydrate = () => {
    const repeat = keepInput(root, events.slice());
    flushSync(() => hydrateRoot(root, form));
    flushSync(repeat);
  };
  return { root, events, find, write, hydrate };
}
const failed = (error: Error) => {
  throw error;
};

test('answers and texts of markup without script are those of the page after hydration', () => {
  const { find, write, hydrate } = open();
  find('[value=b]').click();
  write('[type=text]', 'Li');
  write('textarea', 'ring twice');
  hydrate();
  expect(find('output').textContent).toBe('b Li ring twice');
  expect(send).not.toHaveBeenCalled();
});

test('a form that was sent is sent once, with its texts', () => {
  const { find, write, hydrate } = open();
  write('[type=text]', 'Li');
  find('button').click();
  find('button').click();
  hydrate();
  expect(send.mock.calls).toEqual([[' Li ']]);
});

test('a tap before a change is not repeated', () => {
  const { find, hydrate } = open();
  find('button').click();
  find('[value=a]').click();
  hydrate();
  expect(find('output').textContent).toBe('a  ');
  expect(send).not.toHaveBeenCalled();
});

test('what the browser restored, without the user, is neither repeated nor left', () => {
  const { find, hydrate } = open();
  find<HTMLInputElement>('[value=b]').checked = true;
  hydrate();
  expect(find<HTMLInputElement>('[value=b]').checked).toBe(false);
  expect(find('output').textContent).toBe('  ');
});

test('a page that is drawn over the loading state answers what was done in that', async () => {
  const { root, events, find, write } = open(<Form isLoading hasNote={false} />);
  find('[value=b]').click();
  write('[type=text]', 'Li');
  find('button:last-child').click();
  const early = drawEarly(<Form hasNote={false} />, root, { onError: failed, before: events });
  await Promise.resolve();
  // Typed text counts only after react-dom.
  expect(find('output').textContent).toBe('b  ');
  const repeat = early?.finish();
  flushSync(() => hydrateRoot(root, <Form hasNote={false} />));
  flushSync(() => repeat?.());
  expect(find('output').textContent).toBe('b Li ');
  expect(send).not.toHaveBeenCalled();
});
