import type {
  ApiError,
  Broadcast,
  Call,
  Feedback,
  MembershipPackage,
  Order,
  OrderPayload,
  PayType,
} from '@vip/api';
import type { Intent, Notice, PurchaseOrigin, CheckoutState, Unfinished } from '@vip/checkout';
import type { Host, Query, Session } from '@vip/host';

/** An agreement that a page asks consent to. */
export interface Agreement {
  /** The path of the legal page, e.g. `/lxbva`. */
  document: string;
  /** With its marks: 《会员服务协议》. */
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

/** What a call for packages answers with. That of an activity has more: title, rules, end. */
export interface PackageAnswer {
  packages: MembershipPackage[];
}

/** What a result page needs to know of the purchase before it. */
export interface ResultSetup extends PurchaseOrigin {
  /** The brand: names the pending purchases in storage. */
  scope: string;
}

/** How a brand sells: its backend, texts and result page. */
export interface PurchaseSetup<Answer extends PackageAnswer = PackageAnswer> extends PurchaseTerms {
  /**
   * The packages on sale. `phone` is the number typed in this visit, '' before: a stored session is known to the
   * backend by its token.
   */
  packages(session: Session, phone: string): Call<Answer>;
}

/** How anything is bought, independent of where the page gets it from. */
export interface PurchaseTerms extends ResultSetup {
  /** Where true, nothing is shown or continued before the native app has answered, also with a stored session. */
  needsSession?: boolean;
  /** The brand's order calls: a lazy chunk, not needed before the first tap. */
  orders(): Promise<OrderCalls>;
  /** What buying this package asks consent to; a package that renews adds the subscription text. */
  agreements(page: PageFacts, selected: MembershipPackage): Agreement[];
  /** What logging in asks consent to. */
  loginAgreements(page: PageFacts): Agreement[];
  /** Whom a link names as the one who gets the membership, as a masked sentence: shown to an anonymous user. */
  beneficiary?: string | null;
  /** Who else bought, and what members say, where the page shows it: lazy, as the packages come first. */
  broadcast?: () => Promise<Call<{ items: Broadcast[] }>>;
  feedback?: () => Promise<Call<{ items: Feedback[] }>>;
}

/** What a purchase needs of a setup once it is known what is bought. */
export type OrderSetup = ResultSetup & Pick<PurchaseTerms, 'orders' | 'needsSession'>;

/** What a result page needs: the order is read by it, and paid again by its calls. */
export type ReadSetup = ResultSetup & Pick<PurchaseTerms, 'orders'>;

/** A brand's calls that make an order and pay it again. `reads` of its setup names the call that reads it. */
export interface OrderCalls {
  /** `detail` is the intent's. */
  createOrder(packageId: string, body: OrderPayload, key: string, detail?: Intent['detail']): Call<Order>;
  /** Only where a fresh instruction is asked for differently from making the order again with its key. */
  toPay?: (
    id: string,
    body: Pick<OrderPayload, 'payType' | 'client' | 'returnUrl' | 'code'>,
    resultToken?: string,
  ) => Call<Order>;
}

/** What decides which app's texts a page speaks of. */
export interface PageFacts {
  session: Session;
  query: Readonly<Record<string, string>>;
  edition: Edition;
}

/** One payment method as it is offered here. */
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

/** How old a price is that a page shows. */
export type Freshness = Pick<Query<unknown>, 'isFresh' | 'askedAt' | 'refresh' | 'failure'>;

/** A package list with its freshness. */
export interface FoundPackageList extends Freshness {
  packageList: PackageListState;
  /** Asks for it again, from the loading state. */
  retry(): void;
}

/** Consent: an unticked box; a sheet that asks where a tap on pay finds it unticked. */
export interface ConsentControl {
  agreements: Agreement[];
  isChecked: boolean;
  setChecked(checked: boolean): void;
  /** The sheet that asks. */
  isAsking: boolean;
  /** 同意并支付 */
  acceptAndPay(): void;
  /** 再看看 */
  dismiss(): void;
}

/** Whether logging in is called for. The form's own behaviour is `useSmsLogin`, in the chunk of the form. */
export interface LoginGate {
  agreements: Agreement[];
  isOpen: boolean;
  open(): void;
  /** The form is a part of the page, and the user was led there: the next tap leads there again. */
  shown(): void;
  /** The user closed it: a tap that waits is dropped. */
  close(): void;
  /** A login with this number succeeded: closes the form, and a tap that waits continues. */
  onLogin(phone: string): void;
}

/** SMS login as a form: the page draws it. Texts are ready to show. */
export interface LoginControl {
  agreements: Agreement[];
  phone: string;
  setPhone(value: string): void;
  code: string;
  setCode(value: string): void;
  isAgreed: boolean;
  setAgreed(value: boolean): void;
  /** Sentences under the fields; null where there is nothing to say. */
  errors: { phone: string | null; code: string | null; agreed: string | null; form: string | null };
  /** 获取验证码 / 48 秒后重发; 0 when a code may be asked for. */
  resendInS: number;
  isSending: boolean;
  sendCode(): void;
  isSubmitting: boolean;
  submit(): void;
}

/** A purchase that an earlier visit left, as a page offers it. Amount in fen. */
export interface UnfinishedPurchase extends Pick<Unfinished, 'status' | 'isOwn'> {
  packageName: string;
  amount: number;
  /** The last four digits of the order number, '' where there is no order. */
  number: string;
}

/** A price that is another than the one shown at the tap: paid only after another tap. Amounts in fen. */
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
  /** Alipay inside WeChat and the like: which wallet is missing here, as a sentence; null where none is. */
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
  /** Whom a link names, masked; null with a session, which decides then. */
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

/** A purchase page with all that its packages came with. */
export interface AnsweredPage<Answer extends PackageAnswer> extends PurchasePage {
  /** null until it is here; there also when it has no packages. */
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
