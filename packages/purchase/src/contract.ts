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
import type { Intent, Notice, PendingPurchase, PurchaseState } from '@vip/checkout';
import type { Session } from '@vip/host';

/** An agreement that a page asks consent to. */
export interface Agreement {
  /** The path of the legal page, e.g. `/lxbva`. */
  document: string;
  /** With its marks: 《会员服务协议》. */
  name: string;
  /** The version of the text that is agreed to. */
  version: string;
}

/** What a call for packages answers with. That of an activity has more: title, rules, end. */
export interface PackageAnswer {
  packages: MembershipPackage[];
}

/** What a result page needs to know of the purchase before it. */
export interface ResultSetup {
  /** Names the pending purchase in storage, e.g. `main`. */
  scope: string;
  /** The return template and route of the result page: `/result/{token}/{id}/{um}/{level}`. */
  resultTemplate: string;
}

/** What a brand tells of its purchase: which backend, which texts, which result page. */
export interface PurchaseSetup<Answer extends PackageAnswer = PackageAnswer> extends PurchaseTerms {
  /** Where true, nothing is shown before the native app answered or gave up. */
  needsSession?: boolean;
  /**
   * The packages on sale. `phone` is the number typed in this visit, '' before: a stored session is known to the
   * backend by its token.
   */
  packages(session: Session, phone: string): Call<Answer>;
}

/** How something is bought, whatever it is and wherever the page has it from. */
export interface PurchaseTerms extends ResultSetup {
  /** The brand's order calls: a chunk of their own, since nobody needs them before the first tap. */
  orders(): Promise<OrderCalls>;
  /** What buying this package asks consent to; a package that renews adds the subscription text. */
  agreements(page: PageFacts, selected: MembershipPackage): Agreement[];
  /** What logging in asks consent to. */
  loginAgreements(page: PageFacts): Agreement[];
  /** Who else bought, and what members say: only where the page shows it. */
  broadcast?: () => Call<{ items: Broadcast[] }>;
  feedback?: () => Call<{ items: Feedback[] }>;
}

/** What a purchase needs of a setup once it is known what is bought. */
export type OrderSetup = Pick<PurchaseTerms, 'scope' | 'orders' | 'resultTemplate'>;

/** A brand's calls that make an order, read it, and pay it again. */
export interface OrderCalls {
  /** `detail` is the intent's. */
  createOrder(packageId: string, body: OrderPayload, key: string, detail?: Intent['detail']): Call<Order>;
  getOrder(id: string, resultToken?: string): Call<Order>;
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
}

/** One way to pay as it is offered here. */
export interface PayChoice {
  type: PayType;
  /** 微信支付, 支付宝 */
  name: string;
}

/** Why nothing can be paid here, and what to do instead. */
export type NoWay =
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
export type Shelf =
  | { status: 'loading' }
  | { status: 'error'; error: ApiError; retry(): void }
  | { status: 'empty'; retry(): void }
  | { status: 'ready'; packages: MembershipPackage[]; selected: MembershipPackage; select(id: string): void };

/** A shelf as it was found: `isFresh` is false while what another session was offered is still shown. */
export interface FoundShelf {
  shelf: Shelf;
  isFresh: boolean;
  /** Asks for it again. */
  retry(): void;
}

/** Consent: an unticked box; a sheet when somebody pays without it. */
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
  close(): void;
  /** Somebody logged in with this number: what was about to be paid goes on. */
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

/** Everything a purchase page shows and does, whatever it looks like. */
export interface PurchasePage {
  session: Session;
  shelf: Shelf;
  choices: PayChoice[];
  choice: PayType;
  choose(type: PayType): void;
  noWay: NoWay | null;
  /** Alipay inside WeChat and the like: which wallet is missing here, as a sentence; null where none is. */
  missingWallet: string | null;
  consent: ConsentControl;
  login: LoginGate;
  /** The pay button. Asks for login or consent first where they are missing. */
  pay(): void;
  /** creating, launching or confirming: the button shows it and a second tap does nothing. */
  isBusy: boolean;
  checkout: PurchaseState;
  notice: Notice | null;
  dismissNotice(): void;
  /** What an earlier visit left, offered to be continued; null otherwise. */
  pending: PendingPurchase | null;
  resume(): void;
  dismissPending(): void;
  /** The dialog after the cashier. */
  cashier: { isOpen: boolean; isChecking: boolean; confirm(): void; payAgain(): void; leave(): void };
  broadcast: Loaded<Broadcast>;
  feedback: Loaded<Feedback>;
  /** Offline by the browser's word. */
  isOffline: boolean;
  /** Server time, ms. */
  now(): number;
}

/** One thing that is bought as it stands, without a shelf to choose from. Amount in fen. */
export interface Goods extends Pick<Intent, 'packageId' | 'packageName' | 'level' | 'price' | 'detail'> {
  agreements: Agreement[];
}

/** What a page that sells one thing shows and does about paying for it. */
export type GoodsPurchase = Omit<PurchasePage, 'shelf' | 'login' | 'broadcast' | 'feedback'>;

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
      /** Puts the dialog away; the page goes on asking. */
      leave(): void;
    };

/** Everything a result page shows and does. */
export interface ResultPage {
  session: Session;
  view: ResultView;
  /** How 重新支付 came to nothing; null otherwise. */
  notice: Notice | null;
  isOffline: boolean;
  now(): number;
}
