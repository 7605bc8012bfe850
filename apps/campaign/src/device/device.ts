import { environments } from '@vip/native-hosts';
import type { Plan } from '../plan/plan.ts';
import { openPage } from './cashier.ts';
import { createNativeApp } from './native-app.ts';
import { createStorageArea } from './storage-area.ts';
import type { Device, DeviceParts } from './contract.ts';
import { createTab } from './tab.ts';

const stored = ({ stored: known }: Plan, sessions: DeviceParts['sessions']): Record<string, string> => {
  const session = known && sessions.get(known.user);
  if (!known || !session) return {};
  const { token, user } = session;
  return {
    'auth.token': `Bearer ${token}`,
    'auth.info': JSON.stringify({
      id: user.id,
      nickname: user.nickname,
      avatar: '',
      phone: `${user.phone.slice(0, 3)}****${user.phone.slice(-4)}`,
    }),
    ct: String(known.clientType),
  };
};

export function createDevice(parts: DeviceParts): Device {
  const { plan, sessions, server, watcher } = parts;
  const environment = environments.find(({ id }) => id === plan.environment);
  if (!environment) throw new RangeError(`no environment ${plan.environment}`);
  let at = 0;

  const device: Device = {
    ...parts,
    environment,
    local: createStorageArea(stored(plan, sessions)),
    app: null,
    isOnline: true,
    clockOffset: 0,
    tabs: [],
    sheet: null,
    present() {
      const tab = device.tabs[at];
      if (!tab) throw new RangeError('no tab is open');
      return tab;
    },
    look(tab, address = plan.address) {
      const isNew = !device.tabs[tab];
      device.tabs[at]?.setVisible(false);
      at = isNew ? device.tabs.length : tab;
      if (isNew) device.tabs.push(createTab(device, at, address));
      device.present().setVisible(true);
    },
    async openSheet(tab, trade) {
      const page = await parts.pendingWork.track(
        openPage(server, { method: 'GET', path: `/cashier/sheet?trade=${encodeURIComponent(trade)}` }),
      );
      if (!('opened' in page)) return server.orderOfTrade(trade)?.status === 'paid' ? 'ok' : 'fail';
      watcher.onCashier(tab, trade);
      return new Promise((resolve) => {
        device.sheet = {
          ...page.opened,
          kind: 'sheet',
          answer(result) {
            device.sheet = null;
            resolve(result);
          },
        };
      });
    },
    broadcastStorage(from, key, newValue) {
      for (const tab of device.tabs) tab.receiveStorage(from, key, newValue);
    },
  };
  if (plan.app) {
    device.app = createNativeApp({
      environment,
      plan: plan.app,
      sessions,
      clock: parts.clock,
      onAppUser: watcher.onAppUser,
      openCashier: device.openSheet,
    });
  }
  return device;
}
