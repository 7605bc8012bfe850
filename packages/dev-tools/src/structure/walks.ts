import type { Stop, Walk } from './follow-walks.ts';

const network = (path: string): Stop => ({ path, jump: 'the network' });
const globals = (path: string): Stop => ({ path, jump: 'the globals of the page' });
const port = (path: string): Stop => ({ path, jump: 'a port' });
const remote = (path: string): Stop => ({ path, jump: 'a federated remote' });

const under = (folder: string, ...names: string[]) => names.map((name) => `${folder}/${name}`);

/** From the call of a page to the parsed answer. */
const ANSWER: readonly Stop[] = [
  'packages/host/src/query/use-query.ts',
  port('apps/shell/src/api/create-api.ts'),
  ...under('packages/api/src', 'client/create-client.ts', 'client/http.ts', 'client/ky-transport.ts'),
  'packages/api/src/wire/index.ts',
];

const SCHEMA = under('packages/api/src/schema', 'package.ts', 'scalars.ts');

/** From an order call to its answer. */
const ORDER: readonly Stop[] = [
  'packages/api/src/endpoints/main/orders.ts',
  port('apps/shell/src/api/create-api.ts'),
  ...under('packages/api/src', 'client/create-client.ts', 'client/http.ts', 'client/ky-transport.ts'),
  'packages/api/src/wire/index.ts',
  ...under('packages/api/src/schema', 'order.ts'),
];

const MACHINE = under(
  'packages/checkout/src',
  'machine/create-checkout.ts',
  'machine/transition.ts',
  'machine/steps.ts',
);

const TAP = 'a tap on 立即开通, until the page is left';

export const WALKS: readonly Walk[] = [
  {
    name: 'a price, from JSON to pixels on /',
    most: 16,
    stops: [
      'packages/release/src/compose/boot/start.ts',
      globals('apps/shell/src/api/create-api.ts'),
      remote('apps/main/features/purchase/pay/index.tsx'),
      'packages/checkout-react/src/use-purchase-page.ts',
      'apps/main/shared/orders/activity-setup.ts',
      'packages/api/src/endpoints/main/activity.ts',
      ...ANSWER,
      ...SCHEMA,
      'packages/ui/src/choice/radio-group.tsx',
      'apps/main/shared/purchase/shop.tsx',
      'packages/checkout-ui/src/price/price.tsx',
    ],
  },
  {
    name: 'a price, from JSON to pixels on /honeywechatpay',
    most: 16,
    stops: [
      'packages/release/src/compose/boot/start.ts',
      globals('apps/shell/src/api/create-api.ts'),
      remote('apps/honey/features/pay/index.tsx'),
      'packages/checkout-react/src/use-purchase-page.ts',
      'packages/checkout-react/src/define-brand.ts',
      'packages/api/src/endpoints/brand/packages.ts',
      ...ANSWER,
      ...SCHEMA,
      ...under('apps/honey/features/pay', 'package-sections.tsx', 'jar-tiles.tsx'),
      'packages/checkout-ui/src/price/price.tsx',
    ],
  },
  {
    name: 'a bridge message, to the Authorization of a request',
    most: 12,
    stops: [
      ...under('packages/bridge/src', 'protocols/detection.ts', 'connect.ts'),
      ...under('packages/bridge/src', 'protocols/webview-javascript-bridge.ts', 'native-bridge.ts'),
      port('apps/shell/src/native/native-session.ts'),
      ...under('apps/shell/src', 'auth/auth.ts', 'auth/stored-session.ts', 'browser/storage.ts'),
      'apps/shell/src/api/create-api.ts',
      ...under('packages/api/src/client', 'create-client.ts', 'http.ts', 'ky-transport.ts'),
    ],
  },
  {
    name: TAP,
    most: 30,
    stops: [
      'apps/main/shared/purchase/shop.tsx',
      'packages/ui/src/layout/button.tsx',
      'packages/checkout-react/src/use-purchase-page.ts',
      'apps/main/features/purchase/pay/index.tsx',
      'packages/checkout-ui/src/consent/consent-sheet.tsx',
      'packages/ui/src/overlay/popup.tsx',
      ...under('packages/checkout-react/src', 'use-payment.ts', 'machine.ts', 'pay-tap.ts'),
      ...under('packages/checkout-react/src', 'ports.ts', 'page-visibility.ts'),
      ...under('apps/main/shared/orders', 'activity-setup.ts'),
      ...under('packages/checkout-react/src', 'activity-backend.ts', 'activity-orders.ts'),
      ...MACHINE,
      ...under('packages/checkout/src', 'pending/other-tabs.ts', 'machine/stored-purchases.ts'),
      ...under('packages/checkout/src', 'pending/pending-store.ts', 'order/order.ts'),
      ...ORDER,
      ...under('packages/checkout/src/wallets', 'launch.ts', 'allowed-address.ts'),
      'packages/checkout/src/machine/machine.ts',
      port('apps/shell/src/create-host.ts'),
      'apps/shell/src/results/remembered-results.ts',
      port('apps/shell/src/releases/lazy-releases.ts'),
      ...under('apps/shell/src/releases', 'releases.ts', 'memory.ts'),
    ],
  },
  {
    name: 'back from the wallet, to 支付成功',
    after: TAP,
    most: 10,
    stops: [
      'packages/release/src/compose/boot/start.ts',
      'packages/release/src/compose/boot/choose-set.ts',
      globals('apps/shell/src/start.tsx'),
      ...under('apps/shell/src/router', 'guard.ts', 'route-page.tsx'),
      remote('apps/main/features/result/result/index.tsx'),
      ...under('apps/main/features/result', 'result/order-family.ts', 'seller.ts'),
      'packages/checkout-react/src/use-result.ts',
      ...under('packages/checkout/src', 'machine/result-order.ts', 'order/watch-order.ts'),
      ...under('apps/main/features/result', 'result-view.tsx', 'result-parts.tsx'),
    ],
  },
  {
    name: 'publish, to the choice of a browser',
    most: 35,
    stops: [
      ...under('packages/release/src', 'cli.ts', 'cli/change-commands.ts', 'cli/program.ts'),
      ...under(
        'packages/release/src',
        'commands/change.ts',

        'context.ts',
        'command-error.ts',
      ),
      ...under('packages/release/src/store', 'open-store.ts', 'store.ts', 'folder-store.ts'),
      ...under(
        'packages/release/src/registry',
        'registry.ts',
        'keys.ts',
        'site-config.ts',
        'slice-changes.ts',
      ),
      ...under('packages/release/src/releases', 'prepare-release.ts', 'release-files.ts'),
      ...under('packages/release/src/gates', 'gates.ts', 'live-state.ts', 'routes.ts', 'fit.ts', 'size.ts'),
      ...under('packages/release/src/gates', 'smoke.ts', 'open-page.ts'),
      ...under('packages/release/src/compose', 'compose.ts', 'composer.ts', 'html.ts'),
      ...under('packages/release/src', 'compose/content-security-policy.ts', 'config.ts'),
      'packages/release/src/compose/boot/boot-script.ts',
      'packages/release-format/src/page-file.ts',
      network('packages/release/src/compose/boot/start.ts'),
      ...under('packages/release/src/compose/boot', 'choose-set.ts', 'stored.ts', 'watch-shell.ts'),
      ...under(
        'packages/release-format/src',
        'choose-release.ts',
        'memory.ts',
        'page-data.ts',
        'registry.ts',
      ),
    ],
  },
];
