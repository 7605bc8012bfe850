import './hand.css';
import { useAtomValue } from 'jotai';
import { useState, type ReactNode } from 'react';
import { setByHand } from '../actions.ts';
import { Empty, Panel, Scroller } from '../panels/panel.tsx';
import { nowAtom, questionsAtom, type HandQuestion } from '../state.ts';
import { PushEditor, QuestionEditor } from './hand-editor.tsx';
import { PUSHES } from './presets.ts';

/** ms that the page waits for its user; it waits for a payment without limit. */
const PATIENCE_MS = 3000;

function Waited({ question: { name, at } }: { question: HandQuestion }) {
  const ms = Math.max(0, useAtomValue(nowAtom) - at);
  return name === 'getUserInfo' && ms > PATIENCE_MS ? (
    <span className="tag warn">页面已不等</span>
  ) : (
    <span className="note">{`等了 ${Math.floor(ms / 1000)} 秒`}</span>
  );
}

/** Calls of the page that wait for a manual answer, and calls to the page. */
export function HandPanel() {
  const questions = useAtomValue(questionsAtom);
  /** The id of a question or the name of a call. */
  const [picked, setPicked] = useState('');
  const push = PUSHES.find(({ name }) => name === picked);
  // The oldest question is selected automatically; a call that is being edited stays.
  const question = push ? undefined : (questions.find(({ id }) => id === picked) ?? questions[0]);

  const row = (key: string, name: string, end: ReactNode) => (
    <li key={key}>
      <button aria-current={key === (push?.name ?? question?.id) || undefined} onClick={() => setPicked(key)}>
        <span className="name mono">{name}</span>
        {end}
      </button>
    </li>
  );
  const count = questions.length > 0 && `${questions.length} 个在等`;
  const end = (
    <button className="link" onClick={() => setByHand(false)}>
      关掉
    </button>
  );
  return (
    <Panel title="手动应答" id="hand" isWide count={count} end={end}>
      <div className="hand">
        <Scroller label="等待答复的问题">
          <h3>页面在问</h3>
          <ul className="rows">
            {questions.map((one) => row(one.id, one.name, <Waited question={one} />))}
            {questions.length === 0 && <li className="quiet">没有等待答复的问题</li>}
          </ul>
          <h3>推给页面</h3>
          <ul className="rows">
            {PUSHES.map(({ name, what }) => row(name, name, <span className="note">{what}</span>))}
          </ul>
        </Scroller>
        <div className="editor">
          {push ? (
            <PushEditor key={push.name} push={push} />
          ) : question ? (
            <QuestionEditor key={question.id} question={question} />
          ) : (
            <Empty title="没有等待答复的问题">页面再问 App 时，问题会停在这里等你答。</Empty>
          )}
        </div>
      </div>
    </Panel>
  );
}
