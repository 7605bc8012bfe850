import type { Proof, Requirement } from '@vip/dev-tools/specification';

/*
 * Every requirement of the specification, with the tests that show it. The numbers are those of its sections; section 5
 * (validation) shows none. `pnpm specification` writes docs/specification.md from this list and `pnpm check`
 * compares it. A `case` is the row of a test's table, or the turn of its loop, that counts.
 */

/** Names tests of one file. */
const testsOf =
  (file: string) =>
  (test: string, name?: string): Proof => ({ file, test, ...(name !== undefined && { case: name }) });

const journey = (name: string) => testsOf(`e2e/journeys/${name}.spec.ts`);
const page = (name: string) => journey(`routes/${name}`);
/** On backends in other wire formats: each test runs on those of the three that can express it. */
const foreign = (name: string) => testsOf(`e2e/foreign/${name}.spec.ts`);

const acpay = page('acpay');
const address = page('address');
const appCashier = journey('native-apps');
const askUserInfo = testsOf('apps/shell/src/native/ask-user-info.test.ts');
const auth = testsOf('apps/shell/src/auth/auth.test.ts');
const brandPurchase = journey('buy');
const calls = testsOf('packages/api/src/endpoints/specified-calls.test.ts');
const client = testsOf('packages/api/src/client/create-client.test.ts');
const connect = testsOf('packages/bridge/src/connect.test.ts');
const endpoints = testsOf('packages/api/src/endpoints/endpoints.test.ts');
const environment = testsOf('packages/bridge/src/environment.test.ts');
const errorText = testsOf('packages/api/src/errors/error-text.test.ts');
const guard = testsOf('apps/shell/src/router/guard.test.ts');
const handOver = testsOf('packages/bridge/src/hand-over.test.ts');
const legal = page('legal');
const legalTexts = testsOf('apps/main/features/legal/legal-texts.test.ts');
const login = journey('login');
const matchedRoute = testsOf('apps/shell/src/router/matched-route.test.tsx')(
  'the matched route is known to the page by its parameters, and to events by its pattern; the root has its page alone',
);
const nativeBridge = testsOf('packages/bridge/src/native-bridge.test.ts');
const nativeSession = testsOf('apps/shell/src/native/native-session.test.ts');
const prepared = journey('prepared-order');
const refused = testsOf('packages/api/src/client/unauthorized.test.ts');
const result = testsOf('packages/checkout-react/src/use-result.test.ts');
const resultLink = journey('result-link');
const routes = testsOf('packages/dev-tools/src/specification/routes.test.ts');
const session = journey('session');
const shell = testsOf('apps/shell/src/start.test.tsx');
const storageKeys = testsOf('apps/shell/src/auth/storage-keys.test.ts');
const texts = testsOf('packages/dev-tools/src/specification/chinese-texts.test.ts');
const tolerant = testsOf('packages/api/src/client/tolerant-answers.test.ts');
const tracking = testsOf('apps/shell/src/tracking/tracking.test.ts');
const transport = testsOf('packages/api/src/client/ky-transport.test.ts');
const upgradeSetup = testsOf('apps/main/shared/orders/upgrade-setup.test.ts');
const upgradeUse = page('upgrade-use');

/** What the parameters um and level of a result path are for. */
const RESULT_PATH = [
  testsOf('apps/shell/src/tracking/attribution.test.ts')(
    'the attribution code and the level of a result › %#: are read from %o %s%s',
  ),
  shell(
    "the shell › adds the attribution code of the visit to every event, and on a result page the order's",
  ),
  result('paying again › sends the attribution code %s, never that of the visit', 'of the address'),
];

/** A call with its exact method, path, query and body. */
const sent = (name: string) => calls('a call of the specification › leaves the page as %s', name);

/** Notes that several calls share. */
const ORDER_NOTE =
  'adds the header idempotency-key; names of the body and of the answer are those of the contract (packages/api/openapi.json)';
const ANSWER_NOTE = 'names of the answer are those of the contract (packages/api/openapi.json)';

const RESULT_NOTE =
  'a literal {token} or {id}, which a backend did not fill, is replaced by the pending purchase of the device';
const typedPhone = testsOf('packages/checkout-react/src/typed-phone.test.ts');
const TYPED_PHONE = typedPhone(
  'the number that was typed › asks for the packages also after a reload and on other pages of the tab',
);

/** A route: declared once with its title, and a journey that uses the page. */
const route = (id: string, pattern: string, text: string, ...tests: Proof[]): Requirement => ({
  id,
  text: `The route ${pattern} ${text}`,
  route: pattern,
  tests: [
    routes('a route of the specification › is declared once, with its title: $pattern', pattern),
    ...tests,
  ],
});

/** Path, text, and the app as `legal.spec.ts` names it. */
const LEGAL = [
  ['/lxbpa', 'privacy policy of lxb', '聊小白'],
  ['/lxbua', 'user agreement of lxb', '聊小白'],
  ['/lxbva', 'vip agreement of lxb', '聊小白'],
  ['/lxbsa', 'subscription agreement of lxb', '聊小白'],
  ['/lxypa', 'privacy policy of lxy', '聊小语'],
  ['/lxyua', 'user agreement of lxy', '聊小语'],
  ['/lxyva', 'vip agreement of lxy', '聊小语'],
  ['/lxysa', 'subscription agreement of lxy', '聊小语'],
  ['/tcqpa', 'privacy policy of tcq', '提词器'],
  ['/tcqua', 'user agreement of tcq', '提词器'],
  ['/ttscqa', 'privacy policy of ttscq', '天天素材'],
  ['/ttscua', 'user agreement of ttscq', '天天素材'],
  ['/ttscva', 'vip agreement of ttscq', '天天素材'],
  ['/ttscsa', 'subscription agreement of ttscq', '天天素材'],
  ['/xpypa', 'privacy policy of xpy', '小配音'],
  ['/xpyua', 'user agreement of xpy', '小配音'],
  ['/lapa', 'privacy policy of la', '聊伴'],
  ['/laua', 'user agreement of la', '聊伴'],
  ['/mrky/and/pa', 'privacy policy of mrky on Android', '每日口语'],
  ['/mrky/and/ua', 'user agreement of mrky on Android', '每日口语'],
  ['/mrky/and/va', 'vip agreement of mrky on Android', '每日口语'],
  ['/mrky/ios/pa', 'privacy policy of mrky on iOS', '每日口语'],
  ['/mrky/ios/ua', 'user agreement of mrky on iOS', '每日口语'],
  ['/mrky/ios/ea', 'end-user licence agreement of mrky on iOS', '每日口语'],
  ['/yqgspa', 'privacy policy of yqgs', '友圈故事'],
  ['/yqgsua', 'user agreement of yqgs', '友圈故事'],
  ['/yqgsva', 'vip agreement of yqgs', '友圈故事'],
  ['/yqgssa', 'subscription agreement of yqgs', '友圈故事'],
  ['/yqgs/and/sa', 'subscription agreement of yqgs on Android', '友圈故事'],
  ['/yqgs/ios/pa', 'privacy policy of yqgs on iOS', '友圈故事'],
  ['/mxy/and/privacy', 'privacy policy of mxy on Android', '蜜小语'],
  ['/mxy/and/user', 'user agreement of mxy on Android', '蜜小语'],
  ['/mxy/and/subscribe', 'subscription agreement of mxy on Android', '蜜小语'],
  ['/mxy/and/integral', 'integral rules of mxy on Android', '蜜小语'],
  ['/mxy/and/vip', 'vip agreement of mxy on Android', '蜜小语'],
  ['/lxyuseragree', 'user agreement of lxy on the web', '聊小语'],
  ['/lxyprivacyagree', 'privacy policy of lxy on the web', '聊小语'],
  ['/useragree', 'user agreement of lxb on the web', '聊小白'],
  ['/privacyagree', 'privacy policy of lxb on the web', '聊小白'],
] as const;

export const requirements: readonly Requirement[] = [
  {
    id: '1.1',
    text: 'Users buy a membership package, pay for it and see the result',
    tests: [
      brandPurchase('${brand.name} in ${how} › sells a membership and charges it once', 'main'),
      resultLink(
        '${brand.name}: the result has no token in its URL and fits, and a reload, an error or a way back keeps it',
        'main',
      ),
      foreign('buy')('${page.path} › a membership is paid by WeChat’s H5 and charged once'),
    ],
  },
  {
    id: '1.2',
    text: 'Product detail, order confirmation and delivery address are one flow',
    tests: [
      prepared(
        'from the link to the result and back at each step: option, address, payment, stock, and no personal event',
      ),
      foreign('more-pages')('/orderConfirm: goods that are shipped need an address, which the order carries'),
    ],
  },
  {
    id: '1.3',
    text: 'Members upgrade their membership',
    tests: [
      page('upgrade-diy')(
        '/upgrade/diy › for a member › remaining days are credited line by line, everything fits, and the rest is charged',
      ),
      page('tuiwenupvip')('/tuiwenupvip › an upgrade can be bought by keyboard alone'),
    ],
  },
  {
    id: '1.4',
    text: 'There are invitation, share and landing pages',
    tests: [
      page('invitation2')('/invitation2 › a friend claims by logging in, and both users get their days'),
      page('share')('/share › each scene of a friend links to its app'),
      page('sougo')('/sougo › shows the app and reviews, and sells'),
    ],
  },
  {
    id: '1.5',
    text: 'Each app has its static legal pages',
    tests: [
      legalTexts('there are exactly the 39 legal routes of the specification'),
      legal(
        'without scripts › ${app}’s texts are complete, and their tables of contents link to every section',
      ),
    ],
  },
  {
    id: '1.6',
    text: 'The product is used inside the native app’s web view and inside social-app browsers',
    tests: [
      appCashier('every kind of native app hands over its user and opens its own cashier, part ${part + 1}'),
      brandPurchase('${brand.name} in ${how} › sells a membership and charges it once', 'wechat-android'),
      brandPurchase('${brand.name} in ${how} › sells a membership and charges it once', 'alipay-ios'),
    ],
  },
  {
    id: '1.7',
    text: 'The sister apps are chat and language assistants, a prompt-card, a voice-over, a material, a daily-speaking, a moments-sharing and a tweet app',
    tests: [
      legalTexts('a text describes its own app'),
      page('openapp')('/openapp › each app has its scheme, and a link without an app shows a selection'),
    ],
  },
  {
    id: '1.8',
    text: 'Texts of pages, dialogs and errors are Chinese',
    tests: [
      texts('the texts of pages, dialogs and the shell are Chinese'),
      errorText('the error text › is Chinese for any message of a backend'),
    ],
  },
  {
    id: '2.1',
    text: 'Routing uses the history mode with the base /',
    tests: [
      matchedRoute,
      legal(
        '${app}’s texts › open by a link of another text, back returns to that, and each reports its page view',
      ),
      testsOf('e2e/hosting/paths.spec.ts')('${server} answers every kind of address'),
    ],
  },
  {
    id: '2.2',
    text: 'On every navigation the title is set from the route; most titles are Chinese',
    tests: [
      guard('the guard of a navigation › sets the title from the route and asks the native app'),
      guard('the guard of a navigation › passes every title to the host app, and whether it is new'),
      routes('a route of the specification › has a title in Chinese'),
    ],
  },
  {
    id: '2.3',
    text: 'On every navigation the native app is asked for the user info',
    tests: [
      guard('the guard of a navigation › asks on every navigation'),
      nativeSession(
        'a navigation › asks also while an earlier question is open; an older answer that comes later is dropped',
      ),
      nativeSession('a bridge that appears late › is asked at once after %i ms', '3500'),
      nativeSession('a bridge that appears late › is asked at once after %i ms', '20_000'),
      connect('an injected object is found whatever the user agent says › %s'),
    ],
  },
  {
    id: '2.4',
    text: 'The root view renders only the routed page',
    tests: [
      matchedRoute,
      journey('not-found')('an unknown path shows that the page does not exist and links back'),
    ],
  },
  route(
    '2.r1',
    '/',
    'is the payment page',
    journey('purchase-pages')(
      '${brand.path}: fits, shows that the network is gone, returns from a link, and sells by keyboard alone',
      'main',
    ),
  ),
  {
    ...route(
      '2.r2',
      '/result/{token}/{id}/{um}/{level}',
      'shows the payment result',
      resultLink(
        '${brand.name}: the result has no token in its URL and fits, and a reload, an error or a way back keeps it',
        'main',
      ),
      endpoints('the endpoints › leave the prefix of the result token %s to the client', 'Bearer abc'),
      ...RESULT_PATH,
    ),
    note: RESULT_NOTE,
  },
  {
    ...route(
      '2.r3',
      '/resulthoney/{token}/{id}/{um}/{level}',
      'shows the payment result of the second brand',
      resultLink(
        '${brand.name}: the result has no token in its URL and fits, and a reload, an error or a way back keeps it',
        'honey',
      ),
      endpoints('the endpoints › leave the prefix of the result token %s to the client', 'Bearer abc'),
      ...RESULT_PATH,
    ),
    note: RESULT_NOTE,
  },
  route(
    '2.r4',
    '/openapp',
    'opens the app',
    page('openapp')(
      '/openapp › opens the app by its scheme, offers the store if the page stays visible, fits, and works by keyboard and offline',
    ),
  ),
  route(
    '2.r5',
    '/lxbfivepage',
    'opens the app',
    page('lxbfivepage')('/lxbfivepage › five screens change by swiping, and the last one opens the app'),
  ),
  route(
    '2.r6',
    '/invitation',
    'invites friends for rewards',
    page('invitation')(
      '/invitation › a login by keyboard alone leads to a poster that fits, opens the invitation, and can be saved and copied',
    ),
    testsOf('apps/main/features/invitation/login-answers.test.tsx')(
      '/invitation does not ask for the same login again if its answer has no invite code: %j',
    ),
  ),
  route(
    '2.r7',
    '/invitation2',
    'is the invited friend’s page',
    page('invitation2')('/invitation2 › a friend claims by logging in, and both users get their days'),
  ),
  route(
    '2.r8',
    '/share',
    'is the share page',
    page('share')('/share › each scene of a friend links to its app'),
  ),
  route(
    '2.r9',
    '/sougo',
    'is the landing page of search engines',
    page('sougo')('/sougo › shows the app and reviews, and sells'),
  ),
  route('2.r10', '/acpay', 'is the activity page', acpay('/acpay › shows title, end and rules, and sells')),
  route(
    '2.r11',
    '/wechatpay',
    'opens a membership of the main brand',
    page('wechatpay')('/wechatpay › shows the packages, and a purchase makes a member'),
    page('wechatpay')(
      '/wechatpay › in WeChat › WeChat Pay opens over the page, and the order has the OpenID code',
    ),
  ),
  route(
    '2.r12',
    '/userpay',
    'is the user payment page',
    page('userpay')('/userpay › shows packages, payment methods and the saving that fit, and sells'),
  ),
  route(
    '2.r13',
    '/detail/{id}/{fid}',
    'shows the product',
    page('detail')(
      '/detail/{id}/{fid} › shows the prepared order to anyone with the link, after an error too, and continues with the chosen option',
    ),
  ),
  route(
    '2.r14',
    '/orderConfirm/{id}/{pid}/{fid}',
    'confirms the order',
    page('order-confirm')(
      '/orderConfirm/{id}/{pid}/{fid} › can be paid by anyone with the link, also with an expired session, and once',
    ),
  ),
  {
    ...route(
      '2.r15',
      '/address/{id}/{pid}',
      'takes the delivery address',
      address(
        '/address/{id}/{pid} › shows an error that 重试 resolves, a missing network, and an error at each field, and fits',
      ),
      address('/address/{id}/{pid} › the address is stored for this tab only and sent only with the order'),
    ),
    note: 'the link id fid is passed in the query',
  },
  route(
    '2.r16',
    '/openweapp',
    'opens a mini-program',
    page('openweapp')(
      '/openweapp › opens the mini-program by the server’s scheme, shows alternatives, fits, and works by keyboard and offline',
    ),
  ),
  route(
    '2.r17',
    '/honeywechatpay',
    'sells memberships of honey',
    brandPurchase('${brand.name} in ${how} › sells a membership and charges it once', 'honey'),
  ),
  route(
    '2.r18',
    '/youquanwechatpay',
    'sells memberships of youquan',
    page('youquanwechatpay')(
      '/youquanwechatpay › shows what is sold, sells another package with Alipay, and events report that without personal data',
    ),
  ),
  route(
    '2.r19',
    '/tuiwenwechatpay',
    'sells memberships of tuiwen',
    page('tuiwenwechatpay')(
      '/tuiwenwechatpay › shows packages by type, each tab with its benefits and prices, fits, and calls only its own backend',
    ),
    page('tuiwenwechatpay')('/tuiwenwechatpay › a word pack is sold by its word count'),
  ),
  route(
    '2.r20',
    '/tuiwendiscounts',
    'lets users claim welfare',
    page('tuiwendiscounts')(
      '/tuiwendiscounts › a free gift is claimed in the sheet without a cashier, one with a price is paid, and both are listed as claimed',
    ),
    foreign('more-pages')(
      'in a native app, which says who its user is › /tuiwendiscounts: a gift with a price is paid, and is listed as claimed',
    ),
  ),
  route(
    '2.r21',
    '/tuiwenupvip',
    'upgrades a membership',
    page('tuiwenupvip')(
      '/tuiwenupvip › shows its layout while loading, errors, the benefits and the credit; a cancelled payment keeps its order',
    ),
    foreign('more-pages')(
      'a member › /tuiwenupvip: logs in, sees the upgrades with the credit, and buys one',
    ),
  ),
  route(
    '2.r22',
    '/tuiwengo',
    'guides to a membership upgrade',
    page('tuiwengo')(
      '/tuiwengo › after an error, two answers lead to a recommendation with reasons, which fits and can be paid',
    ),
    foreign('tuiwengo')(
      '/tuiwengo: the answers ${purpose} and 长期使用 lead to a package, which is paid and charged once',
    ),
  ),
  route(
    '2.r23',
    '/upgrade/base',
    'sells membership packages',
    page('upgrade-base')('/upgrade/base › shows a tab per level, and a purchase makes a member'),
  ),
  route(
    '2.r24',
    '/upgrade/diy',
    'upgrades to a chosen level and duration',
    page('upgrade-diy')('/upgrade/diy › level and duration are selected, and a purchase makes a member'),
  ),
  {
    ...route(
      '2.r25',
      '/upgrade/use',
      'shows the payment result of upgrades',
      upgradeUse(
        '/upgrade/use › shows an upgrade and how to use it, also after a reload and an error, and the token is removed from the URL',
      ),
    ),
    note: 'its query names order, token, um, level and brand',
  },
  ...LEGAL.map(([pattern, text, app], at): Requirement =>
    route(
      `2.l${at + 1}`,
      pattern,
      `shows the ${text}`,
      legalTexts('%s › is the text of its app, variant and platform, under the title of its route', pattern),
      legalTexts('%s › has the required sections and phrases', pattern),
      legal(
        'without scripts › ${app}’s texts are complete, and their tables of contents link to every section',
        app,
      ),
    ),
  ),
  {
    id: '3.1',
    text: 'Auth state: matched routes',
    tests: [
      matchedRoute,
      testsOf('apps/shell/src/router/route-table.test.ts')('the table of routes › finds %s'),
    ],
    note: 'held by the router beside the session',
  },
  {
    id: '3.2',
    text: 'Auth state: account, the user info object',
    tests: [
      auth(
        'the session › is the hand-over of the native app, for pages and under the storage keys of the specification',
      ),
      auth(
        'the user info of an app › is the same for pages before and after a reload, without fields of other shapes',
      ),
      auth('the user info of an app › of a different user has nothing of the previous one'),
    ],
  },
  {
    id: '3.3',
    text: 'Auth state: token',
    tests: [storageKeys('a stored session › is read from its four keys')],
  },
  {
    id: '3.4',
    text: 'Auth state: version',
    tests: [
      auth(
        'the session › is the hand-over of the native app, for pages and under the storage keys of the specification',
      ),
    ],
  },
  {
    id: '3.5',
    text: 'Storage key auth.token',
    tests: [storageKeys('a hand-over › writes each field under its key')],
  },
  {
    id: '3.6',
    text: 'Storage key auth.info: the user info as JSON',
    tests: [
      storageKeys('a hand-over › writes each field under its key'),
      auth(
        'the user info of an app › is stored whole, with the id as text and what a login of the same user has brought',
      ),
      testsOf('apps/shell/src/auth/stored-session.test.ts')(
        'an earlier version has stored the id as %s',
        'a number',
      ),
    ],
  },
  {
    id: '3.7',
    text: 'Storage key auth.version',
    tests: [storageKeys('a hand-over › writes each field under its key')],
  },
  {
    id: '3.8',
    text: 'Storage key ct: the client type, 0 when absent',
    tests: [
      storageKeys('a hand-over › writes each field under its key'),
      storageKeys('a stored session › without ct has the client type 0'),
    ],
  },
  {
    id: '3.9',
    text: 'The native app hands over an object',
    tests: [handOver('a hand-over › is read as %s', 'an object')],
  },
  {
    id: '3.10',
    text: 'The native app hands over a JSON string',
    tests: [
      handOver('a hand-over › is read as %s', 'a JSON string of it'),
      connect('$name › may answer with JSON text'),
    ],
  },
  {
    id: '3.11',
    text: 'The hand-over has the field usertoken',
    tests: [handOver('a hand-over › keeps a token with or without its prefix')],
  },
  {
    id: '3.12',
    text: 'The hand-over has the field userinfo',
    tests: [
      handOver('a hand-over › is read as %s', 'with the user as a JSON string'),
      handOver('a hand-over › has a user with the id under %s, text or number', 'userId'),
      handOver('a hand-over › keeps token, user and the whole user info with %s', 'a numeric nickname'),
      handOver('a hand-over › keeps token and user info if the id is %s', 'none'),
    ],
  },
  {
    id: '3.13',
    text: 'The hand-over has the field clientType',
    tests: [
      handOver('a hand-over › is read as %s', 'with everything as strings'),
      handOver('a hand-over › has the client type 0 for %j', 'ios'),
    ],
  },
  {
    id: '3.14',
    text: 'The hand-over has the field version',
    tests: [
      handOver('a hand-over › is read as %s', 'an object'),
      storageKeys('a hand-over › writes each field under its key'),
    ],
  },
  {
    id: '4.1',
    text: 'The token is taken from the store, otherwise from storage',
    tests: [
      auth('the session › adds the Bearer prefix only once and is restored on the next visit'),
      storageKeys('a stored session › is read from its four keys'),
    ],
  },
  {
    id: '4.2',
    text: 'A received token is stored with the prefix “Bearer ”, which is added if missing',
    tests: [
      auth('the session › adds the Bearer prefix only once and is restored on the next visit'),
      storageKeys('a stored session › of a token without its prefix has the prefix'),
    ],
  },
  {
    id: '4.3',
    text: 'Client type, account info and version of a hand-over are stored',
    tests: [storageKeys('a hand-over › writes each field under its key')],
  },
  {
    id: '4.4',
    text: 'While the app’s answer has no user info, the request is repeated',
    tests: [
      nativeSession(
        'an app without a user is asked again › at growing intervals up to 15 s, without an end: %s',
        'neither',
      ),
      nativeSession('an app without a user is asked again › until it has one'),
      nativeSession(
        'an app without a user is asked again › not while the page is hidden, and at once when it is returned to',
      ),
      connect('$name › hands over no user, and the user after a login'),
    ],
  },
  {
    id: '4.5',
    text: 'A 401 response tells the native app that the user is logged out',
    tests: [
      refused('a 401 › is reported once when several calls fail together, and thrown by each'),
      testsOf('apps/shell/src/auth/refused-again.test.ts')(
        'each hand-over and login of a token that is refused calls unlogin once, however many calls fail',
      ),
      session('inside a native app › several calls that fail with 401 send one logout to the app'),
    ],
    note: 'not the 401 to a result token or to a wrong SMS code, which says nothing about the session',
  },
  {
    id: '6.1',
    text: 'Requests carry the stored token in an authorization header when one exists',
    tests: [
      calls('a call of the specification › carries the stored token in its authorization header'),
      client('a request › carries %s', 'no authorization without a token'),
      refused(
        'a 401 to a login › of a gateway that refuses the expired token does not prevent the login, nor end the session',
      ),
    ],
    note: 'the token of a result path takes its place; event uploads, to another host, carry none; a login or a request for an SMS code that is refused with 401 is sent once more without it',
  },
  {
    id: '6.2',
    text: 'Client types: the native app, WeChat and Alipay',
    tests: [
      environment('the environment › is detected for $id'),
      environment(
        'the environment › is tested with two or more user agents of every host on iOS and on Android',
      ),
    ],
  },
  {
    id: '6.3',
    text: 'Client types: other social apps, which are Weibo, QQ, Baidu, Quark and UC',
    tests: [
      environment('the environment › is detected for $id'),
      environment(
        'the environment › is tested with two or more user agents of every host on iOS and on Android',
      ),
    ],
  },
  {
    id: '6.4',
    text: 'One environment check gives the code of the social app',
    tests: [environment('the environment › is detected for $id')],
    note: 'knows Douyin, WeCom and mini-programs too',
  },
  {
    id: '6.5',
    text: 'The other environment check gives alipay, wechat or other',
    tests: [
      environment('the environment › is detected for $id'),
      environment('the environment › is detected for any text, with native apps only in web views'),
    ],
  },
  {
    id: '7.0a',
    text: 'One HTTP client with a main API base makes the calls',
    tests: [
      client(
        'a request › goes to the backend of the call with the session, and without headers that need a preflight',
      ),
      endpoints('the endpoints › are those of the specification, each once'),
      testsOf('apps/shell/src/api/first-calls.test.ts')(
        'the request that the composed HTML has started › answers the same call once',
      ),
    ],
    note: 'the first call of a page starts in the composed HTML, and events have their own upload',
  },
  {
    id: '7.0b',
    text: 'The HTTP client has a time limit of 30 s',
    tests: [
      client('no answer › within the time limit › from %s is a timeout after 30 s'),
      calls('a call of the specification › has a time limit of 30 s'),
    ],
  },
  {
    id: '7.1',
    text: 'POST /web/vip/packages/{id}/orders has the order as its body',
    tests: [
      sent('main POST /web/vip/packages/{id}/orders'),
      brandPurchase('${brand.name} in ${how} › sells a membership and charges it once', 'main'),
    ],
    note: ORDER_NOTE,
  },
  {
    id: '7.2',
    text: 'GET /web/orders/{id} reads an order',
    tests: [
      sent('main GET /web/orders/{id}'),
      journey('after-the-cashier')(
        '${brand.name}: after a return before the payment the page shows the payment on its own',
        'main',
      ),
    ],
    note: 'a result token takes the place of the session’s; ' + ANSWER_NOTE,
  },
  {
    id: '7.3',
    text: 'POST /v1/auth/password is the login by password',
    tests: [sent('main POST /v1/auth/password')],
    note: 'development builds only',
  },
  {
    id: '7.4',
    text: 'GET /v1/activity?is_speed={clientType}&loads=packages reads the activity',
    tests: [
      sent('main GET /v1/activity?is_speed={clientType}&loads=packages'),
      acpay(
        '/acpay › in an app of another client type › the app’s activity is shown, with packages sold only in apps',
      ),
    ],
    note: ANSWER_NOTE,
  },
  {
    id: '7.5',
    text: 'GET /v1/order/broadcast reads recent purchases',
    tests: [
      sent('main GET /v1/order/broadcast'),
      page('wechatpay')('/wechatpay › shows the packages, and a purchase makes a member'),
    ],
    note: ANSWER_NOTE,
  },
  {
    id: '7.6',
    text: 'GET /v1/feedback-list reads feedback',
    tests: [
      sent('main GET /v1/feedback-list'),
      page('sougo')('/sougo › without reviews their section is left out'),
    ],
    note: ANSWER_NOTE,
  },
  {
    id: '7.7',
    text: 'GET /v1/vip/packages/wechat?phone={phone} reads the packages for a phone number',
    tests: [
      sent('main GET /v1/vip/packages/wechat?phone={phone}'),
      testsOf('apps/main/shared/orders/official-setup.test.ts')(
        'packages are requested with the number that was typed',
      ),
      TYPED_PHONE,
      typedPhone('the number that was typed › is in no request of another or an anonymous user'),
    ],
    note: 'empty where no number was typed: the session decides',
  },
  {
    id: '7.8',
    text: 'POST /web/vip/packages/{id}/orders/official makes an order from outside the app',
    tests: [
      sent('main POST /web/vip/packages/{id}/orders/official'),
      typedPhone('an order › for a phone number has the one that was typed'),
      page('wechatpay')('/wechatpay › shows the packages, and a purchase makes a member'),
    ],
    note: ORDER_NOTE,
  },
  {
    id: '7.9',
    text: 'GET /v1/sms/code/login?phone={phone} sends an SMS code',
    tests: [
      sent('main GET /v1/sms/code/login?phone={phone}'),
      tolerant(
        'an SMS code › is sent, and the next one may be asked for after 60 s, if the answer is %j',
        '',
      ),
      client('a request › that sends an SMS may not be repeated'),
    ],
  },
  {
    id: '7.10',
    text: 'POST /v1/auth/smsCode is the login by SMS code; the response holds the token',
    tests: [
      sent('main POST /v1/auth/smsCode'),
      tolerant('a login › needs only its token'),
      login('main: an anonymous user logs in by SMS before paying, past every mistake, and buys'),
    ],
  },
  {
    id: '7.11',
    text: 'GET /web/adminOrder/detail/{id} reads a prepared order',
    tests: [
      sent('main GET /web/adminOrder/detail/{id}'),
      page('detail')(
        '/detail/{id}/{fid} › shows the prepared order to anyone with the link, after an error too, and continues with the chosen option',
      ),
    ],
    note: ANSWER_NOTE,
  },
  {
    id: '7.12',
    text: 'POST /web/adminOrder/buy/{id} buys a prepared order',
    tests: [
      sent('main POST /web/adminOrder/buy/{id}'),
      page('order-confirm')(
        '/orderConfirm/{id}/{pid}/{fid} › can be paid by anyone with the link, also with an expired session, and once',
      ),
    ],
    note: ORDER_NOTE,
  },
  {
    id: '7.13',
    text: 'GET /v1/generate_scheme reads the link of the mini-program',
    tests: [
      sent('main GET /v1/generate_scheme'),
      endpoints('the endpoints › are not repeated where each request costs something'),
      transport('a GET › with a side effect is never repeated'),
      page('openweapp')(
        '/openweapp › opens the mini-program by the server’s scheme, shows alternatives, fits, and works by keyboard and offline',
      ),
    ],
    note: ANSWER_NOTE,
  },
  {
    id: '7.14',
    text: 'The backends of three brands: POST …/vip/packages/{id}/orders/official',
    tests: [
      sent('honey POST …/vip/packages/{id}/orders/official'),
      sent('youquan POST …/vip/packages/{id}/orders/official'),
      sent('tuiwen POST …/vip/packages/{id}/orders/official'),
      brandPurchase('${brand.name} in ${how} › sells a membership and charges it once', 'honey'),
    ],
    note: `below /web; ${ORDER_NOTE}`,
  },
  {
    id: '7.15',
    text: 'The backends of three brands: GET …/vip/packages/wechat?phone={phone}',
    tests: [
      sent('honey GET …/vip/packages/wechat?phone={phone}'),
      sent('youquan GET …/vip/packages/wechat?phone={phone}'),
      sent('tuiwen GET …/vip/packages/wechat?phone={phone}&loads=type'),
      TYPED_PHONE,
    ],
    note: 'below /web',
  },
  {
    id: '7.16',
    text: 'One brand’s packages are read with &loads=type',
    tests: [
      sent('tuiwen GET …/vip/packages/wechat?phone={phone}&loads=type'),
      page('tuiwenwechatpay')(
        '/tuiwenwechatpay › shows packages by type, each tab with its benefits and prices, fits, and calls only its own backend',
      ),
    ],
  },
  {
    id: '7.17',
    text: 'GET …/vip/packages/welfare?user_id={userId} reads the welfare of a user',
    tests: [
      sent('tuiwen GET …/vip/packages/welfare?user_id={userId}'),
      testsOf('apps/tuiwen/features/welfare/use-welfare.test.tsx')(
        'without a session the user of the link is sent, and shown with a masked id',
      ),
      endpoints('the endpoints › name no user of the gifts where none is known'),
    ],
    note: ANSWER_NOTE,
  },
  {
    id: '7.18',
    text: 'Data center: GET /web/vip/packages/wechat with query parameters',
    tests: [
      sent('datacenter GET /web/vip/packages/wechat'),
      upgradeSetup('without a session the packages are for the user of the link; a typed number goes first'),
    ],
    note: 'the parameters are app, phone and user_id',
  },
  {
    id: '7.19',
    text: 'Data center: GET /web/order/{id}',
    tests: [
      sent('datacenter GET /web/order/{id}'),
      upgradeSetup('orders are read at the data center'),
      upgradeUse('/upgrade/use › for an anonymous user › its token opens an order on any phone for a day'),
    ],
    note: 'a result token takes the place of the session’s; ' + ANSWER_NOTE,
  },
  {
    id: '7.20',
    text: 'Data center: POST /web/vip/packages/{id}/orders/official',
    tests: [
      sent('datacenter POST /web/vip/packages/{id}/orders/official'),
      page('upgrade-base')('/upgrade/base › shows a tab per level, and a purchase makes a member'),
    ],
    note: ORDER_NOTE,
  },
  {
    id: '7.21',
    text: 'Data center: POST /web/order/{id}/to_pay',
    tests: [
      sent('datacenter POST /web/order/{id}/to_pay'),
      upgradeUse(
        '/upgrade/use › ${sold.brand}: its order has the brand’s look, its cashier returns here, and a cancelled payment is resumed as the same order',
      ),
    ],
    note: 'names of the body are those of the contract (packages/api/openapi.json)',
  },
  {
    id: '7.22',
    text: 'Analytics: POST of an event payload to an event-upload endpoint',
    tests: [
      tracking('events › are sent in a batch to the configured address, without an authorization'),
      tracking('an upload that is refused › with %d is not repeated', '404'),
      tracking('an upload that fails › %s is repeated at growing intervals, eight times at most'),
      testsOf('e2e/post-run-checks/events.spec.ts')('all events of the run › come from every page'),
    ],
    note: 'the address is configured (API_EVENTS)',
  },
  {
    id: '7.23',
    text: 'Bridge call getUserInfo',
    tests: [
      nativeBridge('requests the user, and sends the logout and the title, under the agreed names'),
      connect('$name › connects and hands over its user'),
    ],
  },
  {
    id: '7.24',
    text: 'Bridge call unlogin',
    tests: [
      nativeBridge('requests the user, and sends the logout and the title, under the agreed names'),
      connect('$name › receives the logout'),
    ],
  },
  {
    id: '7.25',
    text: 'Bridge: the page registers handlers',
    tests: [
      connect('$name › calls the handlers of the page and learns whether they consumed the call'),
      nativeSession('a hand-over that the app pushes › is a logout with neither token nor user'),
    ],
    note: 'their names are refreshUserInfo, onResume and onBack',
  },
  {
    id: '7.26',
    text: 'A debug global login helper posts credentials; it embeds none',
    tests: [
      testsOf('apps/shell/src/auth/debug-login.test.ts')(
        '__login posts the given credentials, has none of its own, and stores the session',
      ),
    ],
    note: 'development builds only',
  },
  {
    id: '8.1',
    text: 'All errors but a 401 are logged and re-raised',
    tests: [
      client('the log › gets every error with method, backend and path, without the query'),
      client("an answer › of %i is %s, in the backend's words"),
    ],
  },
  {
    id: '8.2',
    text: 'Messages of time-outs and network errors come from the HTTP layer',
    tests: [
      client('no answer › because of %s is %s'),
      errorText('the error text › of %s is as specified', 'timeout'),
      errorText('the error text › of %s is as specified', 'network'),
    ],
  },
  {
    id: '8.3',
    text: 'Failing to obtain user info from the app rejects with false',
    tests: [
      askUserInfo('rejects with false when the app does not answer'),
      askUserInfo('rejects with false for %s, which is passed on', 'neither token nor user'),
    ],
  },
  {
    id: '9.1',
    text: 'The HTTP time limit is 30000 ms',
    tests: [
      calls('a call of the specification › has a time limit of 30 s'),
      transport('the failure › to answer in time is a TimeoutError and not repeated'),
    ],
  },
  {
    id: '9.2',
    text: 'The token prefix is “Bearer ”',
    tests: [
      auth('the session › adds the Bearer prefix only once and is restored on the next visit'),
      endpoints('the endpoints › leave the prefix of the result token %s to the client', 'Bearer abc'),
      client('a request › carries %s', "the order's own token"),
    ],
  },
  {
    id: '9.3',
    text: 'The default client type is 0',
    tests: [storageKeys('a stored session › without ct has the client type 0')],
  },
  {
    id: '9.4',
    text: 'The base z-index of popups is 2000',
    tests: [
      testsOf('packages/ui/src/overlay/z-index.test.ts')(
        'popups start at z-index 2000, and everything of the page is below',
      ),
    ],
  },
  {
    id: '9.5',
    text: 'UI strings are localised in Chinese',
    tests: [
      texts('the texts of pages, dialogs and the shell are Chinese'),
      errorText('the error text › is Chinese for any message of a backend'),
    ],
  },
];
