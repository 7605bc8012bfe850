// Inlined into every composed page, minified. Runs before everything else, in the oldest engine: plain ES5.
// `first` is the address of the page's first call, or null; the page's own data is in window.__page.
(function (first) {
  var boot = (window.__boot = { first: null, isStarted: false });
  var hasFailed = false;

  // Libraries name it while they load, before any polyfill could come (chrome < 71, iOS < 12.1).
  if (typeof globalThis === 'undefined') window.globalThis = window;

  function stored(key) {
    try {
      return localStorage.getItem(key);
    } catch (e) {
      // Storage is refused: nothing is stored.
      return null;
    }
  }

  // The first call goes out now, beside the scripts, not after them.
  if (first && window.fetch) {
    var token = stored('auth.token');
    if (token && token.indexOf('Bearer ') !== 0) token = 'Bearer ' + token;
    var url = first.replace('{ct}', String(Number(stored('ct')) || 0));
    var headers = { accept: 'application/json' };
    if (token) headers.authorization = token;
    // same-origin: a call without credentials would open a connection of its own.
    var answer = fetch(url, { headers: headers, credentials: 'same-origin' });
    answer.catch(function () {}); // whoever asks for it sees the failure
    boot.first = { url: url, token: token, answer: answer };
  }

  // Skeletons stand still at first and shimmer only where loading takes long.
  requestAnimationFrame(function () {
    setTimeout(function () {
      document.documentElement.className += ' is-slow';
    }, 300);
  });

  // A shell that does not arrive: one reload, then a word and a way on. Nothing here may need another file.
  function fail(src) {
    if (boot.isStarted || hasFailed) return;
    hasFailed = true;
    var result = stored('purchase.result');
    try {
      if (!result && !sessionStorage.getItem('reloaded')) {
        sessionStorage.setItem('reloaded', 'shell');
        return anew(src);
      }
    } catch (e) {
      // Without storage a reload could loop: go on to the message.
    }
    var root = document.getElementById('root');
    if (!root) {
      return document.addEventListener('DOMContentLoaded', function () {
        hasFailed = false;
        fail(src);
      });
    }
    root.innerHTML =
      '<div role="alert" style="padding:96px 32px;text-align:center;font:16px/1.6 sans-serif;color:#1a1815"><h1 style="font-size:20px;margin:0 0 8px">页面加载失败</h1><p style="margin:0 0 28px;color:#5e574d">请检查网络后重试，你的订单和会员都不受影响。</p><button style="display:block;width:100%;min-height:50px;border:0;border-radius:12px;background:#14120f;color:#f3e2bc;font:inherit;font-weight:700">重试</button></div>';
    root.querySelector('button').onclick = function () {
      anew(src);
    };
    if (result && result.charAt(0) === '/' && result.charAt(1) !== '/') {
      var link = document.createElement('a');
      link.href = result;
      link.textContent = '查看支付结果';
      link.style.cssText = 'display:block;padding:16px;color:#7a5b1e';
      root.firstChild.appendChild(link);
    }
  }
  // Past the cache: a file that arrived truncated is kept there as if it were whole.
  function anew(src) {
    function reload() {
      location.reload();
    }
    if (src && window.fetch) fetch(src, { cache: 'reload' }).then(reload, reload);
    else reload();
  }
  addEventListener(
    'error',
    function (event) {
      if (event.target && event.target.hasAttribute && event.target.hasAttribute('data-shell'))
        fail(event.target.src);
    },
    true,
  );
  setTimeout(function () {
    fail();
  }, 30000);
});
