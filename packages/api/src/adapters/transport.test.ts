import { expect, it } from 'vitest';
import { answer } from '../client/client.test-support.ts';
import type { BackendName } from '../client/port.ts';
import { sendAdapted, type BackendConfig } from './transport.ts';

const ORIGIN = 'https://vip.example.com';
const PATH = '/web/vip/packages/wechat?phone=';
const LITEMALL = '/wx/goods/list?page=1&limit=100&sort=add_time&order=asc';

const sentTo = async (config: BackendConfig, backend: BackendName, url: string): Promise<string> => {
  const urls: string[] = [];
  const request = { backend, url, method: 'GET' as const, headers: {}, timeoutMs: 1000 };
  await sendAdapted(config, ORIGIN, request, async (each) => {
    urls.push(each.url);
    return answer(200, { errno: 0, data: { list: [] } });
  });
  return urls.join(' ');
};

const backends = {
  datacenter: 'https://mall.example.com',
  main: 'https://mall.example.com/shop/',
  honey: '/api/honey',
  tuiwen: '/api/honey',
};
const adapters = { main: 'litemall', honey: 'litemall' } as const;

it('a request goes through the adapter of its backend, below that address', async () => {
  const config = { backends, adapters };
  expect(await sentTo(config, 'main', `https://mall.example.com/shop${PATH}`)).toBe(
    `https://mall.example.com/shop${LITEMALL}`,
  );
  expect(await sentTo(config, 'honey', `${ORIGIN}/api/honey${PATH}`)).toBe(`${ORIGIN}/api/honey${LITEMALL}`);
});

it.each<[string, BackendConfig, BackendName]>([
  ['its backend has none, also at the address of one that has', { backends, adapters }, 'tuiwen'],
  ['no backend has one', { backends }, 'honey'],
  ['its backend has no address', { backends: {}, adapters }, 'honey'],
])('a request is sent as it is if %s', async (_, config, backend) => {
  const url = `${ORIGIN}/api/honey${PATH}`;
  expect(await sentTo(config, backend, url)).toBe(url);
});
