import { expect, it } from 'vitest';
import { connectBridge } from '../connect.ts';
import { androidApp, openPage, outcome, soon, useFakeTimers } from '../open-page.test-support.ts';
import { parsed, playApp } from '../play-app.test-support.ts';

useFakeTimers();

it('a text is the answer; after an empty one the answer follows', async () => {
  const { bridge } = await playApp('java');
  expect(await soon(bridge.getUserInfo(), 0)).toEqual(parsed);
  const slow = await playApp('java', { delayMs: 500 });
  const asked = outcome(slow.bridge.getUserInfo());
  expect(await soon(asked, 400)).toBe('pending');
  expect(await soon(asked, 200)).toEqual(parsed);
});

it.each(['text', 'null', 'undefined'])('a method that returns %s may answer later', async (kind) => {
  const page = openPage(androidApp);
  const empty = { text: '', null: null, undefined }[kind];
  let id: unknown = '';
  Object.assign(page, {
    sisterBridge: {
      getUserInfo: (_json: string, given: string) => {
        id = given;
        return empty;
      },
    },
  });
  const bridge = await connectBridge(page, { userAgent: androidApp });
  const asked = outcome(bridge.getUserInfo());
  expect(await soon(asked)).toBe('pending');
  page.eval(`sisterBridgePage.receive('{"id":"${String(id)}","answer":{}}')`);
  expect(await soon(asked)).toMatchObject({ user: null });
});

it('is absent at once if the method is missing', async () => {
  const { bridge } = await playApp('java');
  bridge.setTitle('会员');
  expect(await soon(bridge.pay({}), 0)).toBe('absent');
});

it('is absent if the method throws', async () => {
  const { bridge } = await playApp('java', {
    handlers: {
      getUserInfo: () => {
        throw new Error('java');
      },
    },
  });
  expect(await soon(bridge.getUserInfo(), 0)).toBe('absent');
});

it('ignores an element of the same name', async () => {
  const page = openPage(androidApp);
  Object.assign(page, { sisterBridge: page.document.createElement('div') });
  expect(await soon(connectBridge(page, { userAgent: androidApp }), 3000)).toBe('absent');
});
