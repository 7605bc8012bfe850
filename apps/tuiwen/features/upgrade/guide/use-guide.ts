import { useEffect, useRef, useState } from 'react';
import { useHost, useNavigation, useIsClient } from '@vip/host';
import { firstOpen, noAnswers, parseAnswers, questions, type Answers, type Question } from './questions.ts';

/** In session storage: a reload keeps the answers, a new visit starts again. */
const KEY = 'tuiwen.guide';

export interface Guide {
  answers: Answers;
  /** From 1. */
  step: number;
  /** null on the step of the recommendation. */
  question: Question | null;
  isDone: boolean;
  answer(question: Question, value: string): void;
  next(): void;
  /** Goes to the previous question. */
  back(): void;
  /** Clears the answers and starts again. */
  restart(): void;
}

/** Two questions, a step each. Each step is an address, so that the back press goes to the previous question. */
export function useGuide(): Guide {
  const { storage } = useHost();
  const { query, go, back } = useNavigation();
  const isHere = useIsClient();
  const [given, setGiven] = useState<Answers | null>(null);
  const answers = given ?? (isHere ? parseAnswers(storage.session.get(KEY)) : noAnswers);
  const step = stepOf(query['step'], firstOpen(answers));
  // An address ahead of the answers is replaced by that of the shown step, so that answering does not change the step.
  const isAhead = isHere && step < Number(query['step'] ?? 1);
  useEffect(() => {
    if (isAhead) go(stepPath(query, step), { replace: true });
  }, [isAhead, go, query, step]);
  // The first step of this visit: the history has steps of the guide only after it.
  const entered = useRef<number | null>(null);
  useEffect(() => {
    if (isHere) entered.current ??= step;
  }, [isHere, step]);

  const keep = (next: Answers) => {
    storage.session.set(KEY, JSON.stringify(next));
    setGiven(next);
  };
  return {
    answers,
    step,
    question: questions[step - 1] ?? null,
    isDone: step === LAST_STEP,
    answer: ({ key }, value) => keep({ ...answers, [key]: value }),
    next: () => go(stepPath(query, step + 1)),
    back: () =>
      step > (entered.current ?? step) ? back() : go(stepPath(query, step - 1), { replace: true }),
    restart() {
      keep(noAnswers);
      go(stepPath(query, 1));
    },
  };
}

/** The step of the recommendation, after those of the questions. */
export const LAST_STEP = questions.length + 1;

/** The step of an address (from 1), limited to the first question without an answer (`open`, from 0). */
export function stepOf(asked: string | undefined, open: number): number {
  const step = Number(asked ?? 1);
  const wanted = Number.isInteger(step) && step >= 1 ? step : 1;
  return Math.min(wanted, open + 1, LAST_STEP);
}

/** The address of a step, with the other parameters of the query. */
export function stepPath(query: Readonly<Record<string, string>>, step: number): string {
  const pairs = Object.entries({ ...query, step: String(step) });
  return `/tuiwengo?${pairs.map(([name, value]) => `${name}=${encodeURIComponent(value)}`).join('&')}`;
}
