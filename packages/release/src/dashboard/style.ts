/** Contrast of text is 4.5 : 1 at least in both schemes; a colour has a word beside it. */
export const STYLE = `
:root{color-scheme:light dark;--page:#f6f7f9;--card:#fff;--text:#1b1f24;--quiet:#57606a;--line:#d8dee4;--code:#eef1f4;--link:#0a5bc4;--problem:#b3261e;--problem-soft:#fdeceb;--warning:#8a5300;--warning-soft:#fdf3e1;--good:#1a6b34;--good-soft:#e6f4ea;--note:#57606a;--note-soft:#eef1f4;--range:#5a8fd6;--mark:#06285a}
@media (prefers-color-scheme:dark){:root{--page:#0f1215;--card:#171b20;--text:#e6e9ed;--quiet:#9aa4af;--line:#2d333b;--code:#22272e;--link:#79b0ff;--problem:#ff8a80;--problem-soft:#3a1a18;--warning:#f2b659;--warning-soft:#33260f;--good:#6fcf8b;--good-soft:#15301d;--note:#9aa4af;--note-soft:#22272e;--range:#3d6db3;--mark:#b9d5ff}}
*{box-sizing:border-box}
html{-webkit-text-size-adjust:100%;text-size-adjust:100%}
body{margin:0;background:var(--page);color:var(--text);font:15px/1.5 system-ui,sans-serif}
header.top,main,footer{max-width:1080px;margin:0 auto;padding:0 16px}
header.top{padding-top:20px}
h1{margin:0;font-size:22px;line-height:1.3}
h2{margin:0 0 12px;font-size:18px;line-height:1.3}
h2 small{margin-left:6px;color:var(--quiet);font-size:13px;font-weight:400}
h2 small.problem{color:var(--problem);font-weight:600}
h3{margin:22px 0 8px;font-size:13px;font-weight:600;color:var(--quiet)}
p{margin:0 0 8px}
ul,ol,dl,dd{margin:0;padding:0;list-style:none}
a{color:var(--link)}
code{font:13px/1.5 ui-monospace,Menlo,monospace}
.site{color:var(--quiet);font-size:14px}
.place{color:var(--text);overflow-wrap:anywhere;margin-right:8px}
.summary{display:inline-block;padding:4px 12px;border-radius:6px;font-weight:600}
.problem.summary,.judgement.problem,.alert.problem{background:var(--problem-soft)}
.warning.summary,.alert.warning{background:var(--warning-soft)}
.good.summary,.judgement.good{background:var(--good-soft)}
.judgement.note,.alert.note{background:var(--note-soft)}
.summary.problem,.alert.problem .level,.judgement.problem strong{color:var(--problem)}
.summary.warning,.alert.warning .level{color:var(--warning)}
.summary.good,.judgement.good strong{color:var(--good)}
.glance{margin:10px 0 0;border:1px solid var(--line);border-radius:10px;background:var(--card);overflow:hidden}
.glance li{display:grid;grid-template-columns:1fr auto;gap:0 12px;padding:6px 14px 8px;border-top:1px solid var(--line);align-items:baseline}
.glance li:first-child{border-top:0}
.glance a{padding:6px 0;font-weight:600}
.glance span{color:var(--quiet);font-size:13px}
.glance span:last-child,.glance strong{text-align:right}
strong.problem{color:var(--problem)}
strong.warning{color:var(--warning)}
strong.good{color:var(--good)}
main>section{margin:16px 0}
main>section>h2#alerts{margin-top:24px}
.publisher{background:var(--card);border:1px solid var(--line);border-radius:10px;padding:18px 16px;scroll-margin-top:12px}
.alerts{display:grid;gap:10px}
.alert{border-radius:8px;padding:12px 14px}
.what{overflow-wrap:anywhere}
.alert.note .level{color:var(--note)}
.level{margin-right:4px}
.details{margin:0 0 8px;font-size:14px}
.details li{overflow-wrap:anywhere;padding:2px 0}
.runbook{margin:8px 0 0;color:var(--quiet);font-size:13px}
.command{display:block;width:fit-content;max-width:100%;padding:7px 10px;margin:6px 0 0;border-radius:6px;background:var(--code);overflow-wrap:anywhere;user-select:all;-webkit-user-select:all}
.command span{display:inline-block;max-width:100%}
.alert .command{background:var(--card)}
.running{display:grid;gap:10px;grid-template-columns:repeat(auto-fit,minmax(220px,1fr))}
.running>div{border:1px solid var(--line);border-radius:8px;padding:10px 12px}
.running dt{font-size:13px;color:var(--quiet);font-weight:600}
.running dd>*{display:block}
.running dd .version{font-size:15px;font-weight:600}
.running dd>span:not(.share){color:var(--quiet);font-size:13px}
.running .none dd{color:var(--quiet)}
.share{font-weight:600}
.judgement{padding:10px 12px;border-radius:8px}
table{width:100%;border-collapse:collapse;font-variant-numeric:tabular-nums}
th,td{padding:8px 12px 8px 0;text-align:left;vertical-align:top;border-top:1px solid var(--line);font-weight:400}
thead th{border-top:0;padding-top:0;color:var(--quiet);font-size:13px}
tfoot th{color:var(--quiet)}
td:last-child,th:last-child{padding-right:0}
.comparison{max-width:640px}
.comparison td{white-space:nowrap}
.comparison td,.comparison thead th:not(:first-child){text-align:right}
.comparison tfoot td{font-weight:600}
.rate{font-weight:600}
.interval,.of,.hours,.role,.empty,.age{color:var(--quiet);font-size:13px}
.of,.hours,.role{display:block}
.interval,.age,.rate,.of{white-space:nowrap}
.drawn{display:block;width:100%;max-width:180px;height:8px;margin-top:5px}
.track{fill:var(--line)}
.range{fill:var(--range)}
.mark{fill:var(--mark)}
.steps{display:grid;gap:12px;grid-template-columns:repeat(auto-fit,minmax(300px,1fr))}
.advised strong{color:var(--good);font-size:13px;margin-left:4px}
.changes li{padding:8px 0;border-top:1px solid var(--line);overflow-wrap:anywhere}
.changes li:first-child{border-top:0;padding-top:0}
details .changes li:first-child{border-top:1px solid var(--line);padding-top:8px}
.did{font-weight:600;margin-right:4px}
.by{display:block;color:var(--quiet);font-size:13px}
q{display:block;font-size:14px}
summary{cursor:pointer;padding:8px 0;color:var(--link);font-size:14px}
.keys{margin-top:8px}
.keys li{padding:2px 0;font-size:14px}
footer{padding:8px 16px 32px;color:var(--quiet);font-size:13px}
@media (min-width:640px){
.glance li{grid-template-columns:8em 7em 1fr auto}
.glance strong{text-align:left}
}
@media (max-width:639px){
.rates thead{position:absolute;clip-path:inset(50%);width:1px;height:1px;overflow:hidden}
.rates,.rates tbody,.rates tr,.rates th,.rates td{display:block}
.rates tr{border-top:1px solid var(--line);padding:10px 0}
.rates tbody tr:first-child{border-top:0;padding-top:0}
.rates th,.rates td{border:0;padding:3px 0}
.rates td{display:grid;grid-template-columns:8.5em 1fr;align-items:baseline}
.rates td::before{content:attr(data-name);color:var(--quiet);font-size:13px;grid-row:1/span 3}
.rates td>*{grid-column:2}
.rates .role{display:inline;margin-left:6px}
.comparison thead,.comparison tbody,.comparison tfoot{display:block}
.comparison tr{display:grid;grid-template-columns:repeat(3,1fr);border-top:1px solid var(--line);padding:8px 0}
.comparison thead tr{border-top:0;padding:0}
.comparison th,.comparison td{border:0;padding:0}
.comparison thead th:first-child{position:absolute;clip-path:inset(50%)}
.comparison [scope=row]{grid-column:1/-1}
.comparison tfoot td{grid-column:3}
.steps{grid-template-columns:1fr}
}
`;
