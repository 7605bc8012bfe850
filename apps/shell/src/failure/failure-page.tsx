import css from './failure.module.css';

/** Shown by the shell in place of a page, in the page's colours if its styles have loaded. */
export function FailurePage(props: {
  title: string;
  note: string;
  actions: Action[];
  /** `status` while something is loading. */
  role?: 'alert' | 'status';
  /** A check mark in place of the exclamation mark. */
  isPaid?: boolean;
}) {
  const { role = 'alert', isPaid = false } = props;
  return (
    <main className={css.page} role={role}>
      <svg
        className={css.drawing}
        aria-hidden="true"
        width="148"
        height="120"
        viewBox="0 0 148 120"
        fill="none"
      >
        <ellipse cx="74" cy="108" rx="56" ry="6" fill="#ECE5D6" />
        <rect x="26" y="34" width="96" height="62" rx="8" fill="#fff" stroke="#B08D4C" strokeWidth="2" />
        <path d="M26 48h96v8H26z" fill="#F0E2C3" />
        <path d="M42 66h38M42 80h24" stroke="#E2CB9C" strokeWidth="5" strokeLinecap="round" />
        <circle className={css.mark} cx="112" cy="34" r="17" />
        <path
          className={css.sign}
          d={isPaid ? 'M105 34.5l5 5 9-10' : 'M112 26v10M112 41.5h.01'}
          strokeWidth="3.5"
          strokeLinecap="round"
        />
      </svg>
      <h1 className={css.title}>{props.title}</h1>
      <p className={css.note}>
        {props.note.match(/[^，]+，?/g)?.map((clause) => (
          <span key={clause}>{clause}</span>
        ))}
      </p>
      {props.actions.map((action) =>
        action.href ? (
          <a
            key={action.name}
            className={css.link}
            href={action.href}
            onClick={(event) => {
              if (!action.run) return;
              event.preventDefault();
              action.run();
            }}
          >
            {action.name}
          </a>
        ) : (
          <button key={action.name} type="button" className={css.button} onClick={action.run}>
            {action.name}
          </button>
        ),
      )}
    </main>
  );
}

export interface Action {
  name: string;
  /** Called instead of following `href`. */
  run?: () => void;
  /** Makes it a link. */
  href?: string;
}
