export type Language = 'zh' | 'en';
export type Text = Readonly<Record<Language, string>>;

/** The checks, in the order in which they are shown. */
export const CHECKS = {
  userAgent: {
    name: { zh: '浏览器标识', en: 'User agent' },
    what: { zh: '标识里有 SisterApp/版本号', en: 'It contains SisterApp/<version>' },
  },
  connect: {
    name: { zh: '连接', en: 'Connection' },
    what: { zh: '页面找到 App 的桥', en: 'The page finds the bridge of the app' },
  },
  answer: {
    name: { zh: 'getUserInfo 应答', en: 'getUserInfo answers' },
    what: { zh: '3 秒内有应答', en: 'An answer within 3 seconds' },
  },
  fields: {
    name: { zh: '交接内容', en: 'Hand-over' },
    what: { zh: '对象或 JSON 文本，字段逐个检查', en: 'An object or JSON text, checked field by field' },
  },
  user: {
    name: { zh: '已登录', en: 'Logged in' },
    what: { zh: 'App 登录后交出用户', en: 'A logged-in app hands over its user' },
  },
  together: {
    name: { zh: '同时询问', en: 'Two questions at once' },
    what: { zh: '连续问两次，两次都有应答', en: 'Two getUserInfo calls are both answered' },
  },
  noUser: {
    name: { zh: '未登录', en: 'Logged out' },
    what: { zh: 'App 退出登录后也有应答，且不含用户', en: 'A logged-out app still answers, without a user' },
  },
  refreshUserInfo: {
    name: { zh: 'refreshUserInfo 推送', en: 'refreshUserInfo pushed' },
    what: {
      zh: '请在 App 里登录、退出或切换账号',
      en: 'Log in, log out or switch the account in the app',
    },
  },
  onResume: {
    name: { zh: 'onResume', en: 'onResume' },
    what: { zh: '请切到别的 App，再回来', en: 'Switch to another app and come back' },
  },
  onBack: {
    name: { zh: 'onBack', en: 'onBack' },
    what: {
      zh: '请先点“开始”，再按返回：页面应答 true，App 应留在本页',
      en: 'Tap “Start”, then press back: the page answers true and the app stays on this page',
    },
  },
  setTitle: {
    name: { zh: 'setTitle', en: 'setTitle' },
    what: { zh: '标题栏显示页面发出的标题', en: 'The navigation bar shows the title that the page sends' },
  },
  unlogin: {
    name: { zh: 'unlogin', en: 'unlogin' },
    what: {
      zh: '会让 App 退出登录。之后 getUserInfo 不应再给出同一个令牌',
      en: 'Logs the app out. After it getUserInfo must not hand over the same token',
    },
  },
  pay: {
    name: { zh: 'pay', en: 'pay' },
    what: {
      zh: '只发测试参数，不是真实订单，不会扣款。App 应答 fail 或 cancel',
      en: 'Sends test parameters only, no real order, no charge. The app answers fail or cancel',
    },
  },
} as const satisfies Record<string, { name: Text; what: Text }>;

export type CheckId = keyof typeof CHECKS;
export const CHECK_IDS = Object.keys(CHECKS) as CheckId[];

/** What is wrong or worth knowing, and what to do. `{detail}` is replaced. */
export const ADVICE = {
  no_token: {
    zh: '标识里没有 SisterApp/版本号（识别为 {detail}）。请在 WebView 的 User-Agent 末尾加上，例如 SisterApp/5.2.0，页面就不必猜测。',
    en: 'There is no SisterApp/<version> in it (recognised as {detail}). Append it to the user agent of the web view, e.g. SisterApp/5.2.0, so that the page need not guess.',
  },
  not_a_web_view: {
    zh: '页面认为这里不是 App 的 WebView（{detail}）。请在 App 里打开本页，并在 User-Agent 末尾加上 SisterApp/版本号。',
    en: 'The page does not take this for a web view of an app ({detail}). Open it inside the app and append SisterApp/<version> to the user agent.',
  },
  no_bridge: {
    zh: '{detail} 秒内没有找到桥。请确认桥在本页地址也会注入（没有按域名或路径过滤），且在页面加载时注入。',
    en: 'No bridge within {detail} seconds. Check that it is injected for this address too (no filter by domain or path) and while the page loads.',
  },
  incomplete_bridge: {
    zh: '页面里有 {detail}，但它不能调用。请确认注入的脚本完整运行，没有报错。',
    en: 'The page has {detail}, but it cannot be called. Check that the injected script runs to its end without an error.',
  },
  late_bridge: {
    zh: '桥在 {detail} 毫秒后才出现，此前用户看到的是未登录。请在文档开始时注入。',
    en: 'The bridge appeared after {detail} ms; until then users see the page logged out. Inject it at document start.',
  },
  eval_blocked: {
    zh: '桥的脚本用了 eval（JsBridge 2.x 及其分支如此），页面的安全策略不允许。请打开“允许 eval”的自检页再试：若通过，请换用不用 eval 的版本，或让网页团队为这个 App 的站点放开。',
    en: 'The script of the bridge uses eval (as JsBridge 2.x and its forks do), which the policy of the page forbids. Try the page “with eval”: if that passes, use a version without eval, or ask the web team for a site that allows it.',
  },
  frame_blocked: {
    zh: '安全策略拦下了 {detail} 的框架。请使用标准地址：https://__bridge_loaded__、wvjbscheme: 或 yy:。',
    en: 'The policy blocked a frame to {detail}. Use the standard addresses: https://__bridge_loaded__, wvjbscheme: or yy:.',
  },
  no_answer: {
    zh: '没有应答。请确认注册了名为 getUserInfo 的处理函数（大小写一致），并且每条路径都调用回调，未登录时也要。',
    en: 'No answer. Register a handler with exactly the name getUserInfo, and call its callback on every path, also when logged out.',
  },
  refused: {
    zh: 'App 没有这个处理函数，或它抛出了异常。请核对名称（大小写一致），并查看 App 的日志。',
    en: 'The app has no handler of this name, or it threw. Compare the name (case matters) and look at the log of the app.',
  },
  late_answer: {
    zh: '应答用了 {detail} 毫秒，页面只等 3000 毫秒。请先交出已有的用户，再用 refreshUserInfo 推送更新。',
    en: 'The answer took {detail} ms; the page waits 3000 ms. Hand over the user that is known, and push changes by refreshUserInfo.',
  },
  slow_answer: {
    zh: '应答超过 1 秒。需要用户的页面在此期间只显示骨架。',
    en: 'The answer took more than a second. Pages that need the user show a skeleton meanwhile.',
  },
  lost_answer: {
    zh: '两个同时的问题只应答了 {detail} 个。请为每次调用单独保存回调，不要放进同一个变量。',
    en: 'Of two questions at once {detail} were answered. Keep the callback of each call; do not store it in one variable.',
  },
  not_json: {
    zh: '应答是文本，但不是 JSON（{detail}）。请用 JSON 库生成，不要拼接字符串。',
    en: 'The answer is text but not JSON ({detail}). Produce it with a JSON library, not by joining strings.',
  },
  json_twice: {
    zh: '应答编码成了两层 JSON 文本。请只编码一次。',
    en: 'The answer is JSON text within JSON text. Encode it once.',
  },
  not_an_object: {
    zh: '应答应是对象，实际是{detail}。',
    en: 'The answer must be an object; it is {detail}.',
  },
  malformed: {
    zh: '页面不接受这个应答，请对照示例检查。',
    en: 'The page does not accept this answer; compare it with the example.',
  },
  wrong_fields: {
    zh: '页面不接受这些字段：{detail}。',
    en: 'The page does not accept these fields: {detail}.',
  },
  usertoken_only: {
    zh: '有令牌，没有 userinfo：页面可以下单，但不显示昵称。请一并交出 userinfo。',
    en: 'There is a token without userinfo: the page can order but shows no name. Hand over userinfo as well.',
  },
  userinfo_only: {
    zh: '有 userinfo，没有 usertoken：页面无法下单。请一并交出 usertoken。',
    en: 'There is userinfo without usertoken: the page cannot order. Hand over usertoken as well.',
  },
  log_in: {
    zh: 'App 现在没有用户。请在 App 里登录，再点“再测一次”。',
    en: 'The app has no user now. Log in in the app, then tap “Run again”.',
  },
  log_out: {
    zh: '请在 App 里退出登录，再点“再测一次”；或用下面的 unlogin。',
    en: 'Log out in the app, then tap “Run again”; or use unlogin below.',
  },
  undeclared: {
    zh: '可选。应答的 handlers 里没有它，页面不会调用。',
    en: 'Optional. It is not in the handlers of the answer, so the page never calls it.',
  },
  push_without_data: {
    zh: '推送里没有数据，页面会重新询问 getUserInfo。',
    en: 'The push has no data; the page asks getUserInfo again.',
  },
  title_missing: {
    zh: '标题栏没有变。请在 setTitle 里读取 data.title，并在主线程设置标题。',
    en: 'The navigation bar did not change. Read data.title in setTitle and set the title on the main thread.',
  },
  title_question: {
    zh: '标题栏现在是“{detail}”吗？',
    en: 'Does the navigation bar show “{detail}” now?',
  },
  left_page: {
    zh: 'App 调用了 onBack，请看是否仍在本页。若页面被关闭，说明 App 没有理会应答 true。',
    en: 'The app called onBack. If it closed the page all the same, it ignored the answer true.',
  },
  still_logged_in: {
    zh: 'unlogin 之后 App 仍交出同一个令牌，页面会一直收到 401。请清除令牌，或换成新的。',
    en: 'After unlogin the app hands over the same token, so the page keeps getting 401. Remove the token or get a new one.',
  },
  no_answer_after_unlogin: {
    zh: 'unlogin 之后 getUserInfo 不再应答。未登录时也要应答，usertoken 为空即可。',
    en: 'After unlogin getUserInfo is not answered any more. Answer also when logged out, with an empty usertoken.',
  },
  other_token: {
    zh: 'App 交出了另一个令牌：已经重新登录。',
    en: 'The app handed over another token: it has logged in again.',
  },
  pay_ok: {
    zh: 'App 对不存在的订单应答了 ok。只有收银台确认支付成功才能应答 ok。',
    en: 'The app answered ok to an order that does not exist. Answer ok only when the cashier reports a payment.',
  },
  pay_answer: {
    zh: '应答应是 "ok"、"cancel" 或 "fail"，实际是{detail}。',
    en: 'The answer must be "ok", "cancel" or "fail"; it is {detail}.',
  },
  pay_silent: {
    zh: '{detail} 秒没有应答。参数无效时请应答 fail，用户关闭收银台时请应答 cancel。',
    en: 'No answer for {detail} seconds. Answer fail to invalid parameters, and cancel when the user closes the cashier.',
  },
  pay_answered: { zh: 'App 应答了 {detail}。', en: 'The app answered {detail}.' },
  misnamed: {
    zh: '没有这个字段，但有 {detail}。请改用约定的名称。',
    en: 'It is missing, but there is {detail}. Use the agreed name.',
  },
  wrong_usertoken: {
    zh: '应是可见 ASCII 文本，最长 4096 个字符，没有换行。未登录时为空。',
    en: 'Must be text of visible ASCII, at most 4096 characters, without line breaks; empty when logged out.',
  },
  wrong_userinfo: {
    zh: '应是对象或其 JSON 文本。未登录时为 null。',
    en: 'Must be an object or JSON text of one; null when logged out.',
  },
  wrong_id: { zh: '应是非空文本或整数。', en: 'Must be non-empty text or a whole number.' },
  wrong_nickname: { zh: '应是文本，最长 256 个字符。', en: 'Must be text, at most 256 characters.' },
  wrong_avatar: {
    zh: '应是图片地址文本，最长 2048 个字符。',
    en: 'Must be the address of a picture as text, at most 2048 characters.',
  },
  wrong_clientType: {
    zh: '应是非负整数或其数字文本。',
    en: 'Must be a whole number that is not negative, or its digits.',
  },
  wrong_version: {
    zh: '应是文本或数字，最长 64 个字符。',
    en: 'Must be text or a number, at most 64 characters.',
  },
  wrong_handlers: { zh: '应是名称的数组，例如 ["pay"]。', en: 'Must be an array of names, e.g. ["pay"].' },
} as const satisfies Record<string, Text>;

export type AdviceCode = keyof typeof ADVICE;

/** Labels of the page and the report. */
export const LABELS = {
  title: { zh: '原生桥自检', en: 'Native bridge check' },
  intro: {
    zh: '在 App 里打开本页。自动项立即运行，其余按提示操作。',
    en: 'Open this page in the app. Automatic checks run at once; the others say what to do.',
  },
  pass: { zh: '通过', en: 'Pass' },
  fail: { zh: '未通过', en: 'Fail' },
  not_done: { zh: '未做', en: 'Not done' },
  running: { zh: '进行中', en: 'Running' },
  again: { zh: '再测一次', en: 'Run again' },
  start: { zh: '开始', en: 'Start' },
  send: { zh: '发送标题', en: 'Send a title' },
  yes: { zh: '是', en: 'Yes' },
  no: { zh: '否', en: 'No' },
  logOut: { zh: '让 App 退出登录', en: 'Log the app out' },
  tryPay: { zh: '发送测试支付', en: 'Send a test payment' },
  report: { zh: '自检报告', en: 'Report' },
  copy: { zh: '复制报告', en: 'Copy the report' },
  scan: { zh: '用手机扫码打开', en: 'Open on a phone' },
  noAddress: {
    zh: '本页是用文件打开的，没有可扫的地址。',
    en: 'This page was opened from a file, so there is no address to scan.',
  },
  environment: { zh: '环境', en: 'Environment' },
  protocol: { zh: '协议', en: 'Protocol' },
  policy: { zh: '安全策略', en: 'Policy' },
  defaultPolicy: { zh: '与线上页面相同', en: 'as on published pages' },
  evalPolicy: { zh: '允许 eval', en: 'with eval' },
  otherPolicy: { zh: '换成允许 eval 的页面', en: 'Open the page with eval' },
  present: { zh: '正确', en: 'ok' },
  wrong: { zh: '有误', en: 'wrong' },
  missing: { zh: '缺少', en: 'missing' },
  optional: { zh: '缺少（可选）', en: 'missing (optional)' },
  none: { zh: '无', en: 'none' },
} as const satisfies Record<string, Text>;

/** A piece of advice with its detail. */
export interface Problem {
  code: AdviceCode;
  detail?: string | Text;
}

export function adviceText({ code, detail = '' }: Problem, language: Language): string {
  const inserted = typeof detail === 'string' ? detail : detail[language];
  return ADVICE[code][language].split('{detail}').join(inserted);
}
