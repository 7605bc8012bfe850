/** The seller's text: the steps of the purchase, and what is no step. */
export interface SellerText {
  steps: readonly string[];
  rest: readonly string[];
}

/** Each on a line of its own. */
const sentencesOf = (text: string): string[] => text.match(/[^。\n]+。?/g) ?? [];

/** Characters that one line of a phone has room for beside the picture. */
const SHORT = 16;

/** A clause on where it is not delivered: no step. */
const isLimit = (clause: string) => /不支持|不配送|不发/.test(clause);

/** 支付后开通，发货，包邮: the short clauses of a sentence. [] for a sentence that is none of such a list. */
function clausesOf(sentence = ''): string[] {
  const clauses = sentence.replace(/。$/, '').split('，');
  const isRoute =
    clauses.length > 2 &&
    /支付|付款|下单/.test(clauses[0] ?? '') &&
    clauses.every(({ length }) => length <= SHORT);
  return isRoute ? clauses : [];
}

/** If the first sentence is a list of what happens, from the payment on, its clauses are the steps. */
export function sellerText(text: string): SellerText {
  const [first, ...others] = sentencesOf(text);
  const clauses = clausesOf(first);
  if (!first || clauses.length === 0) return { steps: [], rest: sentencesOf(text) };
  return {
    steps: clauses.filter((clause) => !isLimit(clause)),
    rest: [...clauses.filter(isLimit).map((clause) => `${clause}。`), ...others],
  };
}
