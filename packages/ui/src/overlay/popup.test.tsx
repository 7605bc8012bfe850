import { act } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { Dialog, Sheet, UiProvider } from '../index.ts';
import { byRole, opened, press, render, tap } from '../testing/index.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const sheet = (isOpen: boolean, onClose: () => void = () => undefined) => (
  <UiProvider theme="gold">
    <button type="button">立即开通</button>
    <Sheet title="开通前请确认" isOpen={isOpen} onClose={onClose}>
      <button type="button">同意并支付</button>
    </Sheet>
  </UiProvider>
);

describe('a sheet', () => {
  test('is a modal dialog named by its title, in the brand theme', () => {
    render(sheet(true));
    const dialog = byRole('dialog', '开通前请确认');
    expect(dialog.getAttribute('aria-modal')).toBe('true');
    expect(dialog.closest('.gold')?.parentElement).toBe(document.body);
  });

  test('is not rendered on the server, and the page around it is', () => {
    const html = renderToString(sheet(true));
    expect(html).toContain('立即开通');
    expect(html).not.toContain('同意并支付');
  });

  test('moves the focus in and restores it', () => {
    const { show } = render(sheet(false));
    const opener = byRole('button', '立即开通');
    opener.focus();
    show(sheet(true));
    expect(document.activeElement).toBe(byRole('dialog'));
    show(sheet(false));
    expect(document.activeElement).toBe(opener);
  });

  test('wraps the focus at both ends', () => {
    render(sheet(true));
    const close = byRole('button', '关闭');
    const last = byRole('button', '同意并支付');
    last.focus();
    press('Tab');
    expect(document.activeElement).toBe(close);
    press('Tab', { shiftKey: true });
    expect(document.activeElement).toBe(last);
  });

  test('returns the focus when it moves to the page behind', () => {
    const { place } = render(sheet(true));
    act(() => place.querySelector('button')?.focus());
    expect(document.activeElement).toBe(byRole('dialog'));
  });

  test('makes the page behind inert and locks its scrolling', () => {
    const { place, show } = render(sheet(true));
    expect(place.hasAttribute('inert')).toBe(true);
    expect(place.getAttribute('aria-hidden')).toBe('true');
    expect(document.body.style.overflow).toBe('hidden');
    show(sheet(false));
    expect(place.hasAttribute('inert')).toBe(false);
    expect(place.hasAttribute('aria-hidden')).toBe(false);
    expect(document.body.style.overflow).toBe('');
  });

  test('prevents touch moves that no element inside can scroll', () => {
    render(sheet(true));
    const move = new Event('touchmove', { bubbles: true, cancelable: true });
    Object.assign(move, { touches: [{ clientY: 10 }] });
    byRole('dialog').dispatchEvent(move);
    expect(move.defaultPrevented).toBe(true);
  });

  test('closes by Escape, the cross and the mask', async () => {
    const onClose = vi.fn();
    render(sheet(true, onClose));
    press('Escape');
    await opened();
    tap(byRole('button', '关闭'));
    tap(byRole('dialog').previousElementSibling as HTMLElement);
    expect(onClose).toHaveBeenCalledTimes(3);
  });

  test('handles the back press only while it is open', () => {
    const handlers = new Set<() => boolean>();
    const registerBack = (handler: () => boolean) => {
      handlers.add(handler);
      return () => handlers.delete(handler);
    };
    const onClose = vi.fn();
    const page = (isOpen: boolean) => (
      <UiProvider theme="gold" registerBack={registerBack}>
        <Sheet title="登录" isOpen={isOpen} onClose={onClose}>
          表单
        </Sheet>
      </UiProvider>
    );
    const { show } = render(page(true));
    expect([...handlers].map((handler) => handler())).toEqual([true]);
    expect(onClose).toHaveBeenCalledTimes(1);
    show(page(false));
    expect(handlers.size).toBe(0);
  });
});

describe('a dialog over a sheet', () => {
  const both = (isSheetOpen: boolean, isDialogOpen: boolean, closed: string[] = []) => (
    <UiProvider theme="gold">
      <Sheet title="单子" isOpen={isSheetOpen} onClose={() => closed.push('sheet')}>
        内容
      </Sheet>
      <Dialog title="支付完成了吗？" isOpen={isDialogOpen} onClose={() => closed.push('dialog')}>
        内容
      </Dialog>
    </UiProvider>
  );

  test('alone handles Escape', () => {
    const closed: string[] = [];
    const { show } = render(both(true, false, closed));
    show(both(true, true, closed));
    press('Escape');
    expect(closed).toEqual(['dialog']);
  });

  test('may be closed last: the page becomes active with the last popup', () => {
    const { place, show } = render(both(true, false));
    show(both(true, true));
    show(both(false, true));
    expect(place.hasAttribute('inert')).toBe(true);
    expect(byRole('dialog', '支付完成了吗？').closest('[inert]')).toBeNull();
    show(both(false, false));
    expect(place.hasAttribute('inert')).toBe(false);
  });

  test('does not close by a tap on the mask, which would answer the question', async () => {
    const closed: string[] = [];
    render(both(false, true, closed));
    await opened();
    tap(byRole('dialog').previousElementSibling as HTMLElement);
    expect(closed).toEqual([]);
  });
});
