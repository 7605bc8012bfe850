import { describe, expect, it, vi } from 'vitest';
import { createBackStack } from './back-stack.ts';

/** The history of a browser: entries and asynchronous steps back. */
function fakeHistory() {
  const entries: unknown[] = [{ key: 'page' }];
  const back = vi.fn(() => void entries.pop());
  const history = {
    get state() {
      return entries[entries.length - 1] ?? null;
    },
    pushState: (state: unknown) => void entries.push(state),
    back,
  };
  return { window: { history } as unknown as Window, entries, back };
}

describe('the back press', () => {
  it('closes a popup instead of leaving the page', () => {
    const { window, entries } = fakeHistory();
    const stack = createBackStack(window);
    const undo: (() => void)[] = [];
    const close = vi.fn(() => {
      undo.forEach((run) => run());
      return true;
    });
    undo.push(stack.push(close));
    expect(entries).toHaveLength(2);
    entries.pop();
    expect(stack.popped()).toBe(true);
    expect(close).toHaveBeenCalledOnce();
    expect(entries).toHaveLength(1);
  });

  it('is a navigation if no popup is open', () => {
    const { window } = fakeHistory();
    expect(createBackStack(window).popped()).toBe(false);
  });

  it('skips the history entry of a popup that was closed otherwise', () => {
    const { window, entries, back } = fakeHistory();
    const stack = createBackStack(window);
    stack.push(() => true)();
    entries.pop();
    expect(stack.popped()).toBe(true);
    expect(back).toHaveBeenCalledOnce();
  });

  it('reuses the history entry for the next popup', () => {
    const { window, entries } = fakeHistory();
    const stack = createBackStack(window);
    stack.push(() => true)();
    stack.push(() => true);
    expect(entries).toHaveLength(2);
  });

  it('closes the newest of two popups and keeps an entry for the other', () => {
    const { window, entries } = fakeHistory();
    const stack = createBackStack(window);
    const below = vi.fn(() => true);
    stack.push(below);
    const undo = stack.push(() => {
      undo();
      return true;
    });
    entries.pop();
    stack.popped();
    expect(below).not.toHaveBeenCalled();
    expect(entries).toHaveLength(2);
  });

  it("handles the app's own back press without changing the history", () => {
    const { window, back } = fakeHistory();
    const stack = createBackStack(window);
    expect(stack.press()).toBe(false);
    stack.push(() => true);
    expect(stack.press()).toBe(true);
    expect(back).not.toHaveBeenCalled();
  });
});
