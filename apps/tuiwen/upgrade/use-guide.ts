import { useEffect, useRef, useState } from 'react';
import { useHost, useNavigation } from '@vip/host';
import { useIsClient } from '@vip/ui';
import { LAST_STEP, stepOf, stepPath } from './guide-steps.ts';
import { firstOpen, noAnswers, parseAnswers, questions, type Answers, type Question } from './questions.ts';

/** Of this tab alone: a reload keeps the answers, a new visit begins anew. */
const KEY = 'tuiwen.guide';

export interface Guide {
  answers: Answers;
  /** From 1. */
  step: number;
  /** null where the recommendation stands, and before anything is known. */
  question: Question | null;
  isDone: boolean;
  answer(question: Question, value: string): void;
  next(): void;
  /** To the question before. */
  back(): void;
  /** Forgets the answers and begins anew. */
  restart(): void;
}

/** Two questions, one a step. Each step is an address, so the back press goes to the question before. */
export function useGuide(): Guide {
  const { storage } = useHost();
  const { query, go, back } = useNavigation();
  const isHere = useIsClient();
  const [given, setGiven] = useState<Answers | null>(null);
  const answers = given ?? (isHere ? parseAnswers(storage.session.get(KEY)) : noAnswers);
  const step = stepOf(query['step'], firstOpen(answers));
  // An address that runs ahead of the answers becomes that of the step it shows: answering must not turn the page.
  const isAhead = isHere && step < Number(query['step'] ?? 1);
  useEffect(() => {
    if (isAhead) go(stepPath(query, step), { replace: true });
  }, [isAhead, go, query, step]);
  // Where the visit began: only above it is there a step of ours to go back to.
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
