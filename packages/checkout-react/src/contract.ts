import type {
  ApiError,
  BackendName,
  Broadcast,
  Call,
  Feedback,
  MembershipPackage,
  Order,
  OrderPayload,
  PayType,
  ToPayPayload,
} from '@vip/api';
import type { Intent, Notice, PurchaseOrigin, CheckoutState, Unfinished } from '@vip/checkout';
import type { Host, Query, Session } from '@vip/host';

/** An agreement that a page asks consent to. */
export interface Agreement {
  /** The path of the legal page, e.g. `/lxbva`. */
  document: string;
  /** With its brackets: 《会员服务协议》. */
  name: string;
  /** The version of the text that is agreed to. */
  version: string;
  /** The text on automatic renewal. A renewing package is not sold without one. */
  isSubscription?: true;
}

/** Which edition of the legal texts applies: the platform's in an app, the web's elsewhere. */
export interface Edition {
  platform: Host['environment']['platform'];
  isApp: boolean;
}

/** The answer to a call for packages. That of an activity has more: title, rules, end. */
export interface PackageAnswer {
  packages: MembershipPackage[];
}

/** What a result page needs to know of its purchase. */
export interface ResultSetup extends PurchaseOrigin {
  /** The brand, part of the storage keys of its pending purchases. */
  scope: string;
}

/** How a brand sells: its backend, texts and result page. */
export interface PurchaseSetup<Answer extends PackageAnswer = PackageAnswer> extends PurchaseTerms {
  /**
   * The packages on sale. `phone` is that of `phoneOf`, '' without one: the user of a stored session is known to the
   * backend by the token.
   */
  packages(session: Session, phone: string): Call<Answer>;
  /** `typedPhone` where packages are sold to a phone number. */
  phoneOf?: (host: Host, session: Session) => string;
}

/** How anything is bought, without the call for packages. */
export interface PurchaseTerms extends ResultSetup {
  /** Nothing is shown or continued before the native app has answered, also with a stored session. */
  needsSession?: boolean;
  /** The brand's order calls: a lazy chunk, not needed before the first tap. */
  orders(): Promise<OrderCalls>;
  /** The agreements of a purchase of this package; a renewing package adds the subscription text. */
  agreements(page: PageFacts, selected: MembershipPackage): Agreement[];
  /** The agreements of a login. */
  loginAgreements(page: PageFacts): Agreement[];
  /** The beneficiary named by a link, as a masked sentence, shown to an anonymous user. */
  beneficiary?: string | null;
  /** Recent purchases of others and feedback of members, on pages that show them. Loaded after the packages. */
  broadcast?: () => Promise<Call<{ items: Broadcast[] }>>;
  feedback?: () => Promise<Call<{ items: Feedback[] }>>;
}

/** What a purchase needs of a setup once the product is known. */
export type OrderSetup = ResultSetup & Pick<PurchaseTerms, 'orders' | 'needsSession'>;

/** What a result page needs to read its order and pay it again. */
export type ReadSetup = ResultSetup & Pick<PurchaseTerms, 'orders'>;

/**
 * The order in a result page's address. `resultToken` null reads it by the session. A backend that does not fill return
 * templates leads to `{id}` and `{token}` themselves: then this device's pending purchase tells the order.
 */
export interface ResultSubject {
  id: string;
  resultToken: string | null;
  /** The attribution code in the address. It counts in paying again if the backend's order has none. */
  um?: string | undefined;
}

/** A brand's calls that make an order and pay it again. `reads` of its setup names the call that reads it. */
export interface OrderCalls {
  /** The backend of `createOrder`, if it is another than the one that reads the order. */
  backend?: BackendName;
  /** `detail` is the intent's. */
  createOrder(packageId: string, body: OrderPayload, key: string, detail?: Intent['detail']): Call<Order>;
  /** The order is for a phone number: its body has the one that the user typed in this tab. */
  hasPhone?: true;
  /** Only if a new pay instruction has a call of its own. Otherwise the order is made again with its key. */
  toPay?: (id: string, body: ToPayPayload, resultToken?: string) => Call<Order>;
}

/** The facts that select the agreements of a page. */
export interface PageFacts {
  session: Session;
  query: Readonly<Record<string, string>>;
  edition: Edition;
}

/** A payment method that is offered in this environment. */
export interface PayChoice {
  type: PayType;
  /** 微信支付, 支付宝 */
  name: string;
}

/** Why nothing can be paid here, and what to do instead. */
export type NoPaymentMethod =
  /** In WeChat's mini-program, WeCom: copy the link and open it in a browser. */
  | { kind: 'copy_link'; reason: string; link: string }
  /** On a desktop: scan with the phone. */
  | { kind: 'scan'; link: string };

export interface Loaded<T> {
  status: 'loading' | 'ready' | 'error';
  /** Empty until ready. */
  items: T[];
}

/** A purchase page's packages. */
export type PackageListState =
  | { status: 'loading' }
  | { status: 'error'; error: ApiError; retry(): void }
  | { status: 'empty'; retry(): void }
  | { status: 'ready'; packages: MembershipPackage[]; selected: MembershipPackage; select(id: string): void };

export type ReadyPackageList = Extract<PackageListState, { status: 'ready' }>;
export type FailedPackageList = Extract<PackageListState, { status: 'error' | 'empty' }>;

/** The age of a displayed price. */
export type Freshness = Pick<Query<unknown>, 'isFresh' | 'askedAt' | 'refresh' | 'failure'>;

/** A package list with its freshness. */
export interface FoundPackageList extends Freshness {
  packageList: PackageListState;
  /** Loads it again, with the loading state. */
  retry(): void;
}

/** Consent: a box, and a sheet that opens if the box is unticked at a tap on pay. */
export interface ConsentControl {
  agreements: Agreement[];
  isChecked: boolean;
  setChecked(checked: boolean): void;
  /** The sheet is open. */
  isAsking: boolean;
  /** 同意并支付 */
  acceptAndPay(): void;
  /** 暂不同意 */
  dismiss(): void;
}

/** Whether a login is required. The behaviour of the form is `useSmsLogin`, in the chunk of the form. */
export interface LoginGate {
  agreements: Agreement[];
  isOpen: boolean;
  open(): void;
  /** The form is part of the page and was scrolled into view: the next tap does so again. */
  shown(): void;
  /** The user closed it: a tap that waits is dropped. */
  close(): void;
  /** A login succeeded: closes the form, and a tap that waits continues. */
  onLogin(): void;
}

/** SMS login as a form: state, actions and texts. */
export interface LoginControl {
  agreements: Agreement[];
  phone: string;
  setPhone(value: string): void;
  code: string;
  setCode(value: string): void;
  isAgreed: boolean;
  setAgreed(value: boolean): void;
  /** Error texts under the fields; null without an error. */
  errors: { phone: string | null; code: string | null; agreed: string | null; form: string | null };
  /** 获取验证码 / 48 秒后重发; 0 when a code may be requested. */
  resendInS: number;
  isSending: boolean;
  sendCode(): void;
  isSubmitting: boolean;
  submit(): void;
}

/** An unfinished purchase of an earlier visit, as a page offers it. Amount in fen. */
export interface UnfinishedPurchase extends Pick<Unfinished, 'status' | 'isOwn' | 'until'> {
  packageName: string;
  amount: number;
  /** The last four digits of the order number, '' if there is no order. */
  number: string;
}

/** A price that differs from the one at the tap, and needs another tap. Amounts in fen. */
export interface Repriced {
  packageName: string;
  shown: number;
  now: number;
  accept(): void;
  dismiss(): void;
}

/** Everything a purchase page shows and does, independent of its design. */
export interface PurchasePage {
  session: Session;
  packageList: PackageListState;
  choices: PayChoice[];
  choice: PayType;
  choose(type: PayType): void;
  noPaymentMethod: NoPaymentMethod | null;
  /** The wallet that is missing here (e.g. Alipay inside WeChat), as a sentence; null if none is. */
  missingWallet: string | null;
  consent: ConsentControl;
  login: LoginGate;
  /** The pay button. Asks for login or consent first where they are missing. */
  pay(): void;
  /** creating, launching or confirming: the button shows it and a second tap does nothing. */
  isBusy: boolean;
  checkout: CheckoutState;
  notice: Notice | null;
  dismissNotice(): void;
  pending: UnfinishedPurchase | null;
  resume(): void;
  dismissPending(): void;
  repriced: Repriced | null;
  /** The beneficiary named by a link, masked; null with a session, which decides then. */
  beneficiary: string | null;
  /** The dialog after the cashier. */
  cashier: { isOpen: boolean; isChecking: boolean; confirm(): void; payAgain(): void; leave(): void };
  broadcast: Loaded<Broadcast>;
  feedback: Loaded<Feedback>;
  /** Server time, ms. */
  now(): number;
}

/** One product without a package list. Amount in fen. */
export interface Goods extends Bought {
  agreements: Agreement[];
}

/** An intent without payment method, consents and user. */
export type Bought = Pick<Intent, 'packageId' | 'packageName' | 'level' | 'price' | 'detail'>;

/** What a page that sells one product shows and does about its payment. */
export type GoodsPurchase = Omit<PurchasePage, 'packageList' | 'login' | 'broadcast' | 'feedback'>;

/** A purchase page with the whole answer of its call for packages. */
export interface AnsweredPage<Answer extends PackageAnswer> extends PurchasePage {
  /** null until it has arrived. */
  answer: Answer | null;
}

/** The result page's order. */
export type ResultView =
  | { status: 'loading' }
  | { status: 'missing' }
  | { status: 'error'; error: ApiError; retry(): void }
  | { status: 'paid' | 'closed' | 'refunded'; order: Order }
  | {
      /** `confirming` shows the dialog over it while `isAsking`. Both are headed 正在确认支付结果. */
      status: 'confirming' | 'unknown';
      order: Order;
      isAsking: boolean;
      isChecking: boolean;
      lastCheckedAt: number | null;
      confirm(): void;
      /** null where this phone cannot pay this order again (opened elsewhere): the page links to a new purchase. */
      payAgain: (() => void) | null;
      /** Closes the dialog; the page continues to query. */
      leave(): void;
    };

/** Everything a result page shows and does. */
export interface ResultPage {
  session: Session;
  view: ResultView;
  /** Why 重新支付 failed; null otherwise. */
  notice: Notice | null;
  now(): number;
}
