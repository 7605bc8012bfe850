/** The purpose and the duration of the user's writing: the input of a recommendation. */
export interface Answers {
  purpose: 'own' | 'trade' | 'team' | null;
  span: 'try' | 'season' | 'year' | null;
}

/** In front of an answer: a duration. */
export interface Mark {
  figure: string;
  unit: string;
}

interface Choice<Value> {
  value: Value;
  title: string;
  text: string;
  /** Without one it has a drawing. */
  mark?: Mark;
}

export interface Question<Key extends keyof Answers = keyof Answers> {
  key: Key;
  /** Its step: 用途. */
  name: string;
  /** Its two lines: the head of the page is equally high for all questions. */
  asks: readonly [string, string];
  /** The sentence below it: what follows. */
  by: string;
  choices: readonly Choice<NonNullable<Answers[Key]>>[];
}

const purpose: Question<'purpose'> = {
  key: 'purpose',
  name: '用途',
  asks: ['你的内容', '用在哪里？'],
  by: '共两题，先按用途选版本',
  choices: [
    { value: 'own', title: '个人账号', text: '自己署名\u200b发布' },
    { value: 'trade', title: '接单或带货', text: '内容用于\u200b商业变现' },
    { value: 'team', title: '团队创作', text: '工作室、\u200b公司账号' },
  ],
};

const span: Question<'span'> = {
  key: 'span',
  name: '时长',
  asks: ['计划使用', '多久？'],
  by: '最后一题，选完即推荐会员',
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
