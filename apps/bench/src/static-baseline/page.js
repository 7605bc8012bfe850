// The whole page by hand: it asks for the activity, fills what the packages decide, and answers taps.
(function () {
  const $ = (id) => document.getElementById(id);
  const headers = { accept: 'application/json', authorization: localStorage.getItem('auth.token') };
  const get = (path) => fetch('/api/main' + path, { headers }).then((answer) => answer.json());
  const yuan = (fen) => (fen / 100).toFixed(2);
  const short = (fen) => yuan(fen).replace(/\.?0+$/, '');
  const day = (ms) => {
    const at = new Date(ms + 8 * 3600000);
    return at.getUTCFullYear() + ' 年 ' + (at.getUTCMonth() + 1) + ' 月 ' + at.getUTCDate() + ' 日';
  };

  const user = JSON.parse(localStorage.getItem('auth.info'));
  $('nickname').textContent = user.nickname;
  $('facts').textContent = user.phone + ' · ' + (user.membership ? user.membership.name : '还不是会员');

  function choose(pack) {
    $('title').textContent = pack.name;
    $('until').textContent = '今日开通，有效期至 ' + day(Date.now() + pack.days * 86400000);
    $('total').textContent = '¥' + yuan(pack.price);
    $('amount').textContent = ' ¥' + yuan(pack.price);
    $('saving').textContent = '已优惠 ' + short(pack.original_price - pack.price) + ' 元';
  }
  function fill(card, pack) {
    const put = (name, text) => (card.querySelector(name).textContent = text);
    put('.name', pack.name);
    put('.price', '¥' + short(pack.price));
    put('.was', '¥' + short(pack.original_price));
    put('.day', '每天 ' + yuan(pack.price / pack.days) + ' 元');
    put('.badge', pack.badge || '');
    card.querySelector('.badge').hidden = !pack.badge;
    const input = card.querySelector('input');
    input.checked = pack.is_default;
    input.onchange = () => choose(pack);
  }

  const cards = $('cards');
  const card = cards.firstElementChild;
  cards.append(card.cloneNode(true), card.cloneNode(true));
  get('/v1/activity?is_speed=0&loads=packages').then(({ packages }) => {
    while (cards.children.length < packages.length) cards.append(card.cloneNode(true));
    while (cards.children.length > packages.length) cards.lastElementChild.remove();
    packages.forEach((pack, at) => fill(cards.children[at], pack));
    choose(packages.find((pack) => pack.is_default) || packages[0]);
    get('/v1/order/broadcast').then(({ items }) => {
      const names = packages.map((pack) => pack.name);
      const last = items.find((item) => names.includes(item.package_name));
      if (last) $('broadcast').textContent = last.nickname + ' 开通了' + last.package_name;
    });
  });
  $('pay').onclick = () => ($('ask').hidden = $('consent').checked);
  $('agree').onclick = () => ($('ask').hidden = $('consent').checked = true);
})();
