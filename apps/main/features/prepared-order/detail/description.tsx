import { checkShape, Clauses, giftShape, Icon, starShape, truckShape } from '@vip/ui';
import styles from './description.module.css';

/** The icon of a clause by a word in it. */
const SHAPES = [
  { word: /包邮|快递|顺丰|邮政|配送/, shape: truckShape },
  { word: /发货|寄出|发出/, shape: giftShape },
  { word: /开通|生效|会员/, shape: starShape },
];

const shapeOf = (clause: string) => SHAPES.find(({ word }) => word.test(clause))?.shape ?? checkShape;

/** Each on a line of its own. */
const sentencesOf = (text: string): string[] => text.match(/[^。\n]+。?/g) ?? [];

/** Characters that one line of a phone has room for beside the icon. */
const SHORT = 16;

/** A clause on where it is not delivered: no step. */
const isLimit = (clause: string) => /不支持|不配送|不发/.test(clause);

/** 开通，发货，包邮: the short clauses of a sentence. [] for a sentence that is none of such a list. */
function clausesOf(sentence = ''): string[] {
  const clauses = sentence.replace(/。$/, '').split('，');
  return clauses.length > 2 && clauses.every(({ length }) => length <= SHORT) ? clauses : [];
}

/** The seller's text. Of goods that are shipped, the steps from the payment to the door are drawn as a route. */
export function Description({ text, ships }: { text: string; ships: boolean }) {
  const sentences = sentencesOf(text);
  const clauses = ships ? clausesOf(sentences[0]) : [];
  const steps = clauses.filter((clause) => !isLimit(clause));
  const limits = clauses.filter(isLimit).map((clause) => `${clause}。`);
  const rest = clauses.length > 0 ? [...limits, ...sentences.slice(1)] : sentences;
  return (
    <>
      {steps.length > 0 && (
        <ul className={styles.route}>
          {steps.map((clause) => (
            <li key={clause}>
              <span className={styles.node}>
                <Icon shape={shapeOf(clause)} size={18} />
              </span>
              <span>{clause}</span>
            </li>
          ))}
        </ul>
      )}
      {rest.length > 0 && (
        <p className={styles.description}>
          {rest.map((sentence, at) => (
            <span key={at}>
              <Clauses text={sentence} />
            </span>
          ))}
        </p>
      )}
    </>
  );
}
