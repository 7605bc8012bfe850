/** The purpose and the duration of the user's writing: the input of a recommendation. */
export interface Answers {
  purpose: 'own' | 'trade' | 'team' | null;
  span: 'try' | 'season' | 'year' | null;
}

/** In front of an answer: the path data of a pictogram, or a duration. */
export type Mark = { shape: string } | { figure: string; unit: string };

interface Choice<Value> {
  value: Value;
  title: string;
  text: string;
  mark: Mark;
}

export interface Question<Key extends keyof Answers = keyof Answers> {
  key: Key;
  /** Its step: 用途. */
  name: string;
  /** Its two lines: the head of the page is equally high for all questions. */
  asks: readonly [string, string];
  choices: readonly Choice<NonNullable<Answers[Key]>>[];
}

const personShape = 'M12 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8zM4.5 20a7.5 7.5 0 0 1 15 0z';
const bagShape = 'M5.2 8.5h13.6l1.2 11.5H4zM8.5 11.5V7.5a3.5 3.5 0 0 1 7 0v4';
const teamShape =
  'M15 4.8a3.5 3.5 0 0 1 0 6.7M17.5 14a6.5 6.5 0 0 1 4 5.5h-3M9 11.5a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7zM2.5 19.5a6.5 6.5 0 0 1 13 0z';

const purpose: Question<'purpose'> = {
  key: 'purpose',
  name: '用途',
  asks: ['你的内容', '用在哪里？'],
  choices: [
    { value: 'own', title: '个人账号', text: '自己署名\u200b发布', mark: { shape: personShape } },
    { value: 'trade', title: '接单或带货', text: '内容用于\u200b商业变现', mark: { shape: bagShape } },
    { value: 'team', title: '团队创作', text: '工作室、\u200b公司账号', mark: { shape: teamShape } },
  ],
};

const span: Question<'span'> = {
  key: 'span',
  name: '时长',
  asks: ['计划使用', '多久？'],
  choices: [
    { value: 'try', title: '先试试', text: '看看是否\u200b合适', mark: { figure: '1', unit: '个月' } },
    {
      value: 'season',
      title: '短期使用',
      text: '赶一个项目\u200b或活动',
      mark: { figure: '3', unit: '个月' },
    },
    { value: 'year', title: '长期使用', text: '持续更新\u200b内容', mark: { figure: '12', unit: '个月' } },
  ],
};

/** The questions in their order. */
export const questions: readonly Question[] = [purpose, span];

export const noAnswers: Answers = { purpose: null, span: null };

/** The index of the first question without an answer; the number of questions if all are answered. */
export function firstOpen(answers: Answers): number {
  const at = questions.findIndex(({ key }) => answers[key] === null);
  return at < 0 ? questions.length : at;
}

const titleOf = ({ key, choices }: Question, answers: Answers): string =>
  choices.find(({ value }) => value === answers[key])?.title ?? '';

/** 接单或带货; '' before the answer. */
export const purposeTitle = (answers: Answers): string => titleOf(purpose, answers);

/** 长期使用; '' before the answer. */
export const spanTitle = (answers: Answers): string => titleOf(span, answers);

/** The given answers in one line: 接单或带货 · 长期使用. */
export const answersText = (answers: Answers): string =>
  questions
    .map((question) => titleOf(question, answers))
    .filter(Boolean)
    .join(' · ');

/** The answers to the questions before a step (from 1). */
export const answersBefore = (answers: Answers, step: number): Answers =>
  Object.assign(
    {},
    noAnswers,
    ...questions.slice(0, step - 1).map(({ key }) => ({ [key]: answers[key] })),
  ) as Answers;

/** Stored answers. A malformed one counts as not answered. */
export function parseAnswers(text: string | null): Answers {
  const stored = parsed(text);
  const answerOf = ({ key, choices }: Question) =>
    choices.find(({ value }) => value === stored[key])?.value ?? null;
  return Object.assign(
    {},
    ...questions.map((question) => ({ [question.key]: answerOf(question) })),
  ) as Answers;
}

function parsed(text: string | null): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(text ?? '');
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
  } catch {
    // Truncated, or nothing stored.
    return {};
  }
}
