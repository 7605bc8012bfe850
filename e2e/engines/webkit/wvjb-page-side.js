// The page side of WebViewJavascriptBridge that an iOS app evaluates, as far as webkit-host.py supports it.
(function () {
  if (window.WebViewJavascriptBridge) return;
  var outbox = [];
  var handlers = {};
  var callbacks = {};
  var unique = 0;
  var frame = document.createElement('iframe');
  frame.style.display = 'none';
  document.documentElement.appendChild(frame);

  function post(message) {
    outbox.push(message);
    frame.src = 'https://__wvjb_queue_message__';
  }
  window.WebViewJavascriptBridge = {
    registerHandler(name, handler) {
      handlers[name] = handler;
    },
    callHandler(name, data, answered) {
      var message = { handlerName: name, data };
      if (answered) {
        unique += 1;
        message.callbackId = 'cb_' + unique + '_' + Date.now();
        callbacks[message.callbackId] = answered;
      }
      post(message);
    },
    _fetchQueue() {
      var text = JSON.stringify(outbox);
      outbox = [];
      return text;
    },
    _handleMessageFromObjC(text) {
      setTimeout(function () {
        var message = JSON.parse(text);
        if (message.responseId) {
          var answered = callbacks[message.responseId];
          delete callbacks[message.responseId];
          if (answered) answered(message.responseData);
          return;
        }
        var handler = handlers[message.handlerName];
        if (!handler) return;
        handler(message.data, function (responseData) {
          if (!message.callbackId) return;
          post({
            handlerName: message.handlerName,
            responseId: message.callbackId,
            responseData,
          });
        });
      });
    },
  };
  frame.src = 'https://__wvjb_queue_message__';
  setTimeout(function () {
    var waiting = window.WVJBCallbacks;
    delete window.WVJBCallbacks;
    for (var at = 0; at < waiting.length; at += 1) waiting[at](window.WebViewJavascriptBridge);
  }, 0);
})();
