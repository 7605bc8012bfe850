import { ADAPTER_CAPABILITIES, type Capabilities, type PageConfig } from '@vip/release-format';
import { CommandError } from './command-error.ts';

const PREFIX = 'CAPABILITIES_';
/** The backends with the paths `…/vip/packages`, whose beginning only their owners know. */
const BRANDS = ['honey', 'youquan', 'tuiwen'];
/** Fields of order requests: a key in one of them would replace it. */
const ORDER_FIELDS =
  'price,pay_type,client,um,return_url,consents,phone,user_id,openid,code,address,pid,fid'.split(',');

/** A backend whose setting is read, with its adapter. */
interface Backend {
  name: string;
  adapter: string | undefined;
}

interface Setting {
  /** Puts the value into `to`, unless it is the default. Returns what is wrong with it, as the end of a sentence. */
  read(value: unknown, to: Capabilities, backend: Backend): string | null;
}

const isSeconds = (value: unknown, from: number): value is number =>
  Number.isInteger(value) && Number(value) >= from && Number(value) <= 86_400;

/** The field of `{"field":"request_id"}`; null for anything else. */
function fieldOf(value: unknown): string | null {
  if (typeof value !== 'object' || value === null || Object.keys(value).join() !== 'field') return null;
  const { field } = value as { field: unknown };
  return typeof field === 'string' && /^[A-Za-z]\w{0,63}$/.test(field) ? field : null;
}

const SETTINGS: Readonly<Record<string, Setting>> = {
  idempotency: {
    read(value, to, { adapter }) {
      if (adapter) return `is the adapter's: ${adapter} knows where the key goes`;
      const field = fieldOf(value);
      if (value === 'header') delete to.idempotency;
      else if (value === 'none') to.idempotency = value;
      else if (field === null) return 'must be "header", "none" or {"field": "name"}';
      else if (ORDER_FIELDS.includes(field)) return `must not be ${field}, which is a field of orders`;
      else to.idempotency = { field };
      return null;
    },
  },
  pay_again: {
    read(value, to, { name }) {
      if (BRANDS.includes(name)) return `belongs to datacenter, where orders of ${name} are paid again`;
      if (value === 'same') delete to.payAgain;
      else if (value === 'new') to.payAgain = value;
      else return 'must be "same" or "new"';
      return null;
    },
  },
  order_valid_s: {
    read(value, to) {
      if (!isSeconds(value, 60)) return 'must be whole seconds from 60 to 86400';
      to.orderValidS = value;
      return null;
    },
  },
  sms_resend_s: {
    read(value, to, { name }) {
      if (name !== 'main') return 'belongs to main, which sends all codes';
      if (!isSeconds(value, 1)) return 'must be whole seconds from 1 to 86400';
      to.smsResendS = value;
      return null;
    },
  },
  prefix: {
    read(value, to, { name, adapter }) {
      if (!BRANDS.includes(name)) return `belongs to ${BRANDS.join(', ')}: the paths of ${name} are known`;
      if (adapter) return `is the adapter's: ${adapter} has paths of its own`;
      if (typeof value !== 'string' || !/^(?:\/[\w~-][\w.~-]*)*$/.test(value))
        return 'must be a path like "/v1", or ""';
      if (value === '/web') delete to.prefix;
      else to.prefix = value;
      return null;
    },
  },
};

function parsed(variable: string, text: string): Record<string, unknown> {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    // Refused below.
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw new CommandError(`${variable} is no JSON object, e.g. {"idempotency":"none"}`);
  return value as Record<string, unknown>;
}

/**
 * What the backends can do, where it differs from the contract: by their adapters, and by `CAPABILITIES_<BACKEND>`. Throws
 * `CommandError` for a backend, a setting or a value that does not exist: a misspelt one would make second orders.
 */
export function capabilitiesFrom(
  env: NodeJS.ProcessEnv,
  backends: PageConfig['backends'],
  adapters: NonNullable<PageConfig['adapters']>,
): Record<string, Capabilities> {
  const all: Record<string, Capabilities> = {};
  for (const [backend, adapter] of Object.entries(adapters))
    if (adapter !== 'contract') all[backend] = { ...ADAPTER_CAPABILITIES[adapter] };
  for (const [variable, text = ''] of Object.entries(env)) {
    if (!variable.startsWith(PREFIX) || text === '') continue;
    const name = variable.slice(PREFIX.length).toLowerCase();
    if (!Object.hasOwn(backends, name))
      throw new CommandError(
        `${variable}: there is no backend ${name}, only ${Object.keys(backends).join(', ')}`,
      );
    const own = (all[name] ??= {});
    for (const [key, value] of Object.entries(parsed(variable, text))) {
      const setting = Object.hasOwn(SETTINGS, key) ? SETTINGS[key] : undefined;
      if (!setting)
        throw new CommandError(
          `${variable}: there is no setting ${key}, only ${Object.keys(SETTINGS).join(', ')}`,
        );
      const problem = setting.read(value, own, { name, adapter: adapters[name] });
      if (problem !== null) throw new CommandError(`${variable}: ${key} ${problem}`);
    }
    if (own.orderValidS !== undefined && own.idempotency !== 'none')
      throw new CommandError(`${variable}: order_valid_s counts only with "idempotency": "none"`);
  }
  return Object.fromEntries(Object.entries(all).filter(([, each]) => Object.keys(each).length > 0));
}
