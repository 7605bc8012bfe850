/** A legal text in one version. */
export interface Document {
  document: string;
  version: string;
}

/** Amounts in fen. */
export interface ShownPackage {
  id: string;
  name: string;
  price: number;
  renews: boolean;
}

/** The strip that offers an unfinished purchase. `amount` is null if the strip does not show it. Fen. */
export interface ShownStrip {
  packageName: string;
  amount: number | null;
  status: 'unpaid' | 'unknown' | 'unanswered' | 'paid';
}

/** An order as a dialog or a result shows it. Fen. */
export interface ShownOrder {
  id: string;
  packageId: string;
  packageName: string;
  amount: number;
}

/** What a page that sells something shows. */
export interface ShopView {
  packages: ShownPackage[];
  /** The package in the pay bar; null while none is shown. */
  selected: ShownPackage | null;
  isBusy: boolean;
  documents: Document[];
  isTicked: boolean;
  /** The sheet that asks for consent is open. */
  isSheetOpen: boolean;
  /** The login sheet is open, or the page has an inline login form. */
  isLoginOpen: boolean;
  /** The dialog after the cashier. */
  dialog: ShownOrder | null;
  notice: { kind: string; code: string | null } | null;
  strip: ShownStrip | null;
  /** The question whether a changed amount is accepted. Fen. */
  repriced: { packageName: string; shown: number; now: number } | null;
  beneficiary: string | null;
  state: string;
}

export interface ResultView {
  status: string;
  order: ShownOrder | null;
  isAsking: boolean;
}

/** The view after the page's last commit. */
export interface View {
  session: { status: string; token: string | null; account: string | null };
  /** The page is loading or shows something else than packages. */
  kind: 'shop' | 'login' | 'waiting' | 'detail' | 'address' | 'result' | 'other';
  shop: ShopView | null;
  result: ResultView | null;
}

/** The available actions. */
export interface Acts {
  select?(id: string): void;
  choose?(type: string): void;
  tick?(isTicked: boolean): void;
  pay?(): void;
  accept?(): void;
  refuse?(): void;
  openLogin?(): void;
  closeLogin?(): void;
  login?: LoginActs;
  logout?(): void;
  resume?(): void;
  dismissPending?(): void;
  dismissNotice?(): void;
  confirm?(): void;
  payAgain?(): void;
  leave?(): void;
  acceptPrice?(): void;
  dismissPrice?(): void;
  retry?(): void;
  goOn?(): void;
}

export interface LoginActs {
  setPhone(phone: string): void;
  setCode(code: string): void;
  agree(): void;
  sendCode(): void;
  submit(): void;
  canSend: boolean;
}

/** Reports the view of a page: called after each commit, and with null after unmounting. */
export type Show = (view: View | null, acts: Acts) => void;
