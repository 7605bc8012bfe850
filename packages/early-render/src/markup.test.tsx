import { useState, type ReactNode } from 'react';
import { expect, it } from 'vitest';
import { drawEarly } from './index.ts';

/** Draws a tree; `finish` draws it again, on the nodes of the first time. */
function draw(tree: ReactNode) {
  const container = document.createElement('div');
  document.body.replaceChildren(container);
  const errors: Error[] = [];
  const root = drawEarly(tree, container, { onError: (error) => errors.push(error) });
  return { container, errors, finish: () => root?.finish() };
}

it('texts and attributes are not read as markup', () => {
  const hostile = '<img src=x onerror="alert(1)">&amp;\r\n"';
  const { container } = draw(<p title={hostile}>{hostile}</p>);
  const [only] = Array.from(container.childNodes) as HTMLElement[];
  expect([only?.childElementCount, only?.textContent, only?.title]).toEqual([0, hostile, hostile]);
});

it('texts side by side are nodes of their own for react-dom', () => {
  const { container, finish } = draw(
    <p>
      {'a'}
      {1}
      <b />
      {'c'}
    </p>,
  );
  const kept = container.querySelector('b');
  finish();
  expect(Array.from(container.firstChild?.childNodes ?? [], (node) => node.textContent)).toEqual([
    'a',
    '1',
    '',
    'c',
  ]);
  expect(container.querySelector('b')).toBe(kept);
});

it('elements of svg are such', () => {
  const { container } = draw(
    <svg viewBox="0 0 1 1">
      <path d="M0 0" />
    </svg>,
  );
  const path = container.querySelector('path');
  expect([path?.namespaceURI, path?.getAttribute('d')]).toEqual(['http://www.w3.org/2000/svg', 'M0 0']);
});

it.each(['<p>on<i></i></p>', '<p><font>off</font></p>', ''])(
  'a choice is shown where the document has other nodes than were drawn: %s',
  async (found) => {
    function Page() {
      const [isOn, setOn] = useState(false);
      return (
        <>
          <input type="checkbox" checked={isOn} onChange={() => setOn(true)} />
          <p>{isOn ? 'on' : 'off'}</p>
        </>
      );
    }
    const { container, errors } = draw(<Page />);
    // As a translator does, or a parser with elements that cannot be nested.
    const paragraph = container.querySelector('p');
    if (paragraph) paragraph.outerHTML = found;
    container.querySelector('input')?.click();
    container.querySelector('input')?.click();
    await new Promise((resolve) => setTimeout(resolve));
    expect([errors, container.querySelector('p')?.outerHTML]).toEqual([[], '<p>on</p>']);
  },
);
