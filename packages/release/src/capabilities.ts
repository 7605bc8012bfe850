import type { Capabilities, PageConfig } from '@vip/release-format';
import { CapabilityError, readCapabilities, settingsFrom } from '@vip/release-format/capabilities';
import { CommandError } from './command-error.ts';

const PREFIX = 'CAPABILITIES_';

/**
 * What the backends can do, where it differs from the contract: by their adapters, and by `CAPABILITIES_<BACKEND>`. Throws
 * `CommandError` for a backend, a setting or a value that does not exist.
 */
export function capabilitiesFrom(
  settings: Readonly<Record<string, string>>,
  backends: PageConfig['backends'],
  adapters: NonNullable<PageConfig['adapters']>,
): Record<string, Capabilities> {
  const all: Record<string, Capabilities> = {};
  const read = (name: string, given: Record<string, unknown>, variable: string) => {
    const backend = { name, adapter: adapters[name] };
    all[name] = readCapabilities(given, backend, (setting) => `${variable}: ${setting}`);
  };
  try {
    for (const name of Object.keys(adapters)) read(name, {}, name);
    for (const [variable, text] of Object.entries(settings)) {
      if (!variable.startsWith(PREFIX) || text === '') continue;
      const name = variable.slice(PREFIX.length).toLowerCase();
      if (!Object.hasOwn(backends, name))
        throw new CommandError(
          `${variable}: there is no backend ${name}, only ${Object.keys(backends).join(', ')}`,
        );
      read(name, settingsFrom(variable, text), variable);
    }
  } catch (error) {
    throw error instanceof CapabilityError ? new CommandError(error.message) : error;
  }
  return Object.fromEntries(Object.entries(all).filter(([, each]) => Object.keys(each).length > 0));
}
