import { useAtomValue } from 'jotai';
import { useState } from 'react';
import type { HandAnswer } from '../../src/environment/hand-desk.ts';
import { answerByHand, pushByHand } from '../actions.ts';
import { inOneLine } from '../format.ts';
import { handOverAtom, pushedAtom, type HandQuestion } from '../state.ts';
import { presetsFor, readAnswer, type Preset, type PUSHES } from './presets.ts';

interface AnswerFieldProps {
  label: string;
  text: string;
  onChange(text: string): void;
  presets?: readonly Preset[];
}

/** The field for an answer, with presets above it; shows if its text is not JSON. */
const AnswerField = ({ label, text, onChange, presets = [] }: AnswerFieldProps) => (
  <div className="answer">
    {presets.length > 1 && (
      <div className="acts" role="group" aria-label="预设内容">
        {presets.map((preset) => (
          <button key={preset.name} className="button small" onClick={() => onChange(preset.text)}>
            {preset.name}
          </button>
        ))}
      </div>
    )}
    <textarea
      className="mono"
      aria-label={label}
      spellCheck={false}
      value={text}
      onChange={(event) => onChange(event.target.value)}
    />
    <p className="as-text" role="status">
      {readAnswer(text).isJson ? '' : '不是 JSON，会按文字原样送出'}
    </p>
  </div>
);

const ANSWERS: readonly { how: HandAnswer; name: string; hint: string }[] = [
  { how: 'once', name: '答', hint: '现在答一遍' },
  { how: 'twice', name: '答两遍', hint: '同一个答复发送两次' },
  { how: 'late', name: '迟到', hint: '页面超时后再答复' },
  { how: 'never', name: '不答', hint: '永远不答' },
  { how: 'ordinary', name: '照常', hint: '让 App 自己答；付款会打开它的收银台' },
];

/** Edits and sends the answer to one question of the page. */
export function QuestionEditor({ question }: { question: HandQuestion }) {
  const [presets] = useState(presetsFor(question, useAtomValue(handOverAtom)));
  const [text, setText] = useState(presets[0]?.text ?? '');
  const data = inOneLine(question.data);
  return (
    <div className="edit">
      <p className="facts">
        页面问 <b className="mono">{question.name}</b>
        <span className="mono quiet" title={data}>
          {data}
        </span>
      </p>
      <AnswerField label={`${question.name} 的答复`} text={text} onChange={setText} presets={presets} />
      <div className="acts">
        {ANSWERS.map(({ how, name, hint }) => (
          <button
            key={how}
            className={how === 'once' ? 'button small primary' : 'button small'}
            title={hint}
            onClick={() => answerByHand(question, how, text)}
          >
            {name}
          </button>
        ))}
      </div>
    </div>
  );
}

/** Edits and sends a call to the page, and shows what the page answered. */
export function PushEditor({ push }: { push: (typeof PUSHES)[number] }) {
  const [text, setText] = useState(push.textOf(useAtomValue(handOverAtom)));
  const pushed = useAtomValue(pushedAtom);
  return (
    <div className="edit">
      <p className="facts">
        {push.what} <b className="mono">{push.name}</b>
      </p>
      <AnswerField label={`${push.name} 的内容`} text={text} onChange={setText} />
      <div className="acts">
        <button
          className="button small primary"
          title="现在调用页面"
          onClick={() => pushByHand(push.name, text)}
        >
          推送
        </button>
        <span className="message" role="status">
          {pushed?.name === push.name &&
            (pushed.isAnswered ? `页面答：${inOneLine(pushed.answer)}` : '页面还没有答')}
        </span>
      </div>
    </div>
  );
}
