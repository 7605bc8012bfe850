/** The cashier's look: neutral, so that nobody takes it for a page of ours. */
export const CASHIER_CSS = `
*{box-sizing:border-box}
html{-webkit-text-size-adjust:100%}
body{margin:0;background:#eef0f2;color:#171b21;font:15px/1.6 -apple-system,"PingFang SC","Noto Sans CJK SC",sans-serif}
main{max-width:480px;margin:0 auto;padding:24px 16px 40px;background:#fff;min-height:100vh}
h1{font-size:17px;margin:0;text-align:center}
.wallet{margin:4px 0 0;text-align:center;color:#4d5661;font-size:14px}
.amount{margin:24px 0 20px;text-align:center;font-size:36px;font-weight:700;line-height:1.2;font-variant-numeric:tabular-nums}
dl{margin:0 0 24px;border-top:1px solid #e3e6ea}
dl div{display:flex;justify-content:space-between;padding:12px 0;border-bottom:1px solid #e3e6ea}
dt{color:#4d5661;flex:none;margin-right:16px}
dd{margin:0;text-align:right;overflow-wrap:anywhere}
form{margin:0}
button{display:block;width:100%;min-height:48px;margin:0 0 12px;padding:8px 16px;border:1px solid #7a838e;border-radius:8px;background:#fff;color:#171b21;font:inherit;font-size:16px;cursor:pointer}
button.main{border-color:transparent;background:#0f62c9;color:#fff;font-weight:700}
button:focus-visible,summary:focus-visible,input:focus-visible,a:focus-visible{outline:3px solid #0f62c9;outline-offset:2px}
details{margin-top:12px;border-top:1px solid #e3e6ea}
summary{padding:12px 0;min-height:44px;color:#0f4fa8;cursor:pointer}
.hint{margin:-6px 0 14px;color:#4d5661;font-size:13px}
label{display:flex;align-items:center;margin:0 0 8px;font-size:14px}
input{width:5em;min-height:44px;margin:0 8px;padding:4px 8px;border:1px solid #7a838e;border-radius:6px;font:inherit;font-size:16px;text-align:right}
.note{text-align:center;color:#4d5661;font-size:13px}
.said{margin:32px 0 16px;text-align:center}
a{color:#0f4fa8}
body.sheet{background:rgba(10,12,16,.55)}
body.sheet main{position:fixed;left:0;right:0;bottom:0;min-height:0;max-height:100%;overflow:auto;border-radius:16px 16px 0 0;padding-top:20px}
body.sheet .amount{margin:12px 0;font-size:30px}
body.sheet dl{margin-bottom:16px}
`;
