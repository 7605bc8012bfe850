import { describe, expect, it } from 'vitest';
import { CommandError } from './command-error.ts';
import { pageConfig, releasesAddress } from './config.ts';

const refusal = (env: NodeJS.ProcessEnv): unknown => {
  try {
    pageConfig(env);
    return null;
  } catch (error) {
    return error;
  }
};

describe('the run-time configuration', () => {
  it('has the paths of the sandbox by default', () => {
    expect(pageConfig({ PATH: '/bin', npm_config_api_x: '1' })).toMatchObject({
      backends: {
        main: '/api/main',
        datacenter: '/api/datacenter',
        honey: '/api/honey',
        youquan: '/api/youquan',
        tuiwen: '/api/tuiwen',
      },
      events: '/api/events/v1/events',
    });
    expect(releasesAddress({})).toBeNull();
  });

  it('has the addresses of the environment, those of events with their query', () => {
    const env = {
      API_MAIN: 'https://api.example/vip/',
      API_HONEY: '/honey',
      API_EVENTS: 'https://collect.example/v2/up?app=vip',
      API_RELEASES: 'https://collect.example/count?by=release',
    };
    expect(pageConfig(env)).toMatchObject({
      backends: { main: 'https://api.example/vip/', honey: '/honey', tuiwen: '/api/tuiwen' },
      events: 'https://collect.example/v2/up?app=vip',
    });
    expect(releasesAddress(env)).toBe('https://collect.example/count?by=release');
  });

  it.each([
    [
      'a mistyped name',
      { API_HONY: 'https://honey.example' },
      'no such setting: API_HONY; there are API_MAIN,',
    ],
    ['a name in small letters', { api_main: 'https://api.example' }, 'no such setting: api_main'],
    ['an unknown name', { API_KEY: 'x', API_TOKEN: 'y' }, 'no such setting: API_KEY, API_TOKEN'],
    ['an empty address', { API_MAIN: '' }, 'API_MAIN is empty'],
    ['a host without a scheme', { API_MAIN: 'api.example' }, 'API_MAIN is api.example: neither a path'],
    ['a path from nowhere', { API_EVENTS: 'api/events' }, 'API_EVENTS is api/events: neither a path'],
    ['another host without a scheme', { API_MAIN: '//api.example' }, 'API_MAIN is //api.example: neither'],
    ['another scheme', { API_MAIN: 'ws://api.example' }, 'API_MAIN is ws://api.example: neither'],
    ['a space', { API_MAIN: 'https://api.example /x' }, 'neither a path'],
    ['no host', { API_MAIN: 'https://' }, 'neither a path'],
    ['a password', { API_MAIN: 'https://u:secret@api.example' }, 'API_MAIN has a user or a password'],
    ['a fragment', { API_EVENTS: '/up#x' }, 'a fragment is never sent'],
    ['a query before the paths of calls', { API_MAIN: 'https://api.example/?v=1' }, 'so it has no query'],
  ])('refuses %s', (_, env, message) => {
    const error = refusal(env);
    expect(error).toBeInstanceOf(CommandError);
    expect(String(error)).toContain(message);
    expect(String(error)).not.toContain('secret');
  });

  it('refuses a mistyped name also where only the counts are read', () => {
    expect(() => releasesAddress({ API_RELEASE: 'https://collect.example' })).toThrow(
      'no such setting: API_RELEASE;',
    );
  });
});

describe('the adapters of the configuration', () => {
  it('are by backend, from the environment', () => {
    expect(pageConfig({ ADAPTER_MAIN: 'litemall', ADAPTER_HONEY: 'laravel' }).adapters).toEqual({
      main: 'litemall',
      honey: 'laravel',
    });
  });

  it('are not in a page without any', () => {
    expect(pageConfig({})).not.toHaveProperty('adapters');
    expect(pageConfig({ ADAPTER_MAIN: '' })).not.toHaveProperty('adapters');
  });

  it.each([
    ['an unknown adapter', { ADAPTER_MAIN: 'mall' }, /there is no adapter mall, only litemall, laravel/],
    ['a key of every object', { ADAPTER_MAIN: 'toString' }, /no adapter/],
    ['an unknown backend', { ADAPTER_BRAND: 'laravel' }, /ADAPTER_BRAND: there is no backend brand/],
    ['events', { ADAPTER_EVENTS: 'laravel' }, /there is no backend events/],
  ])('refuse %s', (_, env, message) => {
    expect(() => pageConfig(env)).toThrow(CommandError);
    expect(() => pageConfig(env)).toThrow(message);
  });
});
