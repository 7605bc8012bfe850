import { expect, test } from '@playwright/test';
import { readKeptEvents } from '../fixtures/kept-events.ts';
import { readRoutes } from '../fixtures/routes.ts';

/** The pattern as routes declare it: events contain the pattern, not the path. */
const declared = (pattern: string) => pattern.replace(/\{(\w+)\}/g, ':$1');

test.describe('all events of the run', () => {
  const kept = readKeptEvents();

  test('contain no phone number, token, code or address of their tests', () => {
    expect(kept.length).toBeGreaterThan(0);
    const found = kept.flatMap(({ test: name, events, secrets }) => {
      const text = JSON.stringify(events);
      return secrets.filter((secret) => text.includes(secret)).map((secret) => `${secret} in ${name}`);
    });
    expect(found).toEqual([]);
  });

  test('contain nothing like a phone number or a token', () => {
    const strange = kept.flatMap(({ events }) =>
      events.filter(({ route, props }) =>
        /\b1\d{10}\b|Bearer|eyJ|\brt_|[\w-]{40,}/.test(route + JSON.stringify(props)),
      ),
    );
    expect(strange).toEqual([]);
  });

  test('come from every page', () => {
    const seen = new Set(
      kept.flatMap(({ events }) =>
        events.filter(({ name }) => name === 'page_view').map(({ route }) => route),
      ),
    );
    const patterns = readRoutes().map(({ pattern }) => declared(pattern));
    expect(patterns.filter((pattern) => !seen.has(pattern))).toEqual([]);
  });

  test('cover a whole purchase of every brand', () => {
    const names = new Map<string, Set<string>>();
    for (const { events } of kept)
      for (const { name, props } of events) {
        const brand = String(props['brand']);
        names.set(brand, (names.get(brand) ?? new Set()).add(name));
      }
    for (const brand of ['main', 'honey', 'youquan', 'tuiwen'])
      expect([...(names.get(brand) ?? [])], brand).toEqual(
        expect.arrayContaining([
          'page_view',
          'paywall_impression',
          'package_select',
          'consent',
          'checkout_start',
          'cashier_open',
        ]),
      );
  });
});
