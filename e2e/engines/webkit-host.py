#!/usr/bin/python3
"""
A native app around a web view, as close to WKWebView as WebKitGTK comes: a user agent of its own, scripts at document
start, and the app's side of the bridges that need a real native side. WebKitWebDriver starts it and drives its page.

WEBKIT_HOST is JSON: {userAgent, scripts: [text], app: null | {protocol, handOver}, pageSide: text, traffic: file}.
The protocols (sources: the projects' own documents):
  wvjb      marcuswestin/WebViewJavascriptBridge: navigations of frames are cancelled and taken as messages
  webkit    WKScriptMessageHandlerWithReply under the agreed name sisterBridge
  dsbridge  wendux/DSBridge-IOS: prompt() answered natively
"""
import json
import os
import sys
from urllib.parse import quote

import gi

gi.require_version('Gtk', '3.0')
gi.require_version('JavaScriptCore', '4.1')
gi.require_version('WebKit2', '4.1')
from gi.repository import Gtk, JavaScriptCore, WebKit2 as WebKit

config = json.loads(os.environ['WEBKIT_HOST'])
app = config['app']
protocol = app['protocol'] if app else None


def log(direction, name, data=None):
    with open(config['traffic'], 'a', encoding='utf-8') as file:
        file.write(f'{direction} {name}{"" if data is None else ": " + json.dumps(data, ensure_ascii=False)}\n')


HANDLERS = ('getUserInfo', 'unlogin')


def answer_to(name):
    """What the app's own handlers answer; None for a handler that it does not have."""
    log('page_to_native', name)
    if name not in HANDLERS:
        return None
    return app['handOver'] if name == 'getUserInfo' else {}


def call_page():
    """The app calls a handler of the page, and hears its answer."""
    log('native_to_page', 'onResume')
    if protocol == 'wvjb':
        wvjb_send({'handlerName': 'onResume', 'data': {}, 'callbackId': 'objc_cb_1'})
    elif protocol == 'webkit':
        in_page('sisterBridgePage.receive({"call": "app_1", "name": "onResume", "data": {}});')
    else:
        in_page('_handleMessageFromNative({"method": "onResume", "callbackId": 1, "data": "[{}]"});')


def in_page(script, then=None):
    def finished(_view, result):
        value = view.evaluate_javascript_finish(result)
        if then:
            then(value.to_string())

    view.evaluate_javascript(script, -1, None, None, None, finished)


# ---- WebViewJavascriptBridge ---------------------------------------------------------------------------


def as_script_text(message):
    text = json.dumps(message, ensure_ascii=False)
    for char, escape in [
        ('\\', '\\\\'), ('"', '\\"'), ("'", "\\'"), ('\n', '\\n'), ('\r', '\\r'), ('\f', '\\f'),
        ('\u2028', '\\u2028'), ('\u2029', '\\u2029'),
    ]:
        text = text.replace(char, escape)
    return f"'{text}'"


def wvjb_send(message):
    in_page(f'WebViewJavascriptBridge._handleMessageFromObjC({as_script_text(message)});')


def wvjb_take(queue):
    for message in json.loads(queue):
        if 'responseId' in message:
            log('page_to_native', 'answer', message.get('responseData'))
            continue
        answer = answer_to(message['handlerName'])
        if answer is not None and 'callbackId' in message:
            wvjb_send({'responseId': message['callbackId'], 'responseData': answer})
        if message['handlerName'] == 'getUserInfo':
            call_page()


def on_decide(_view, decision, kind):
    if protocol != 'wvjb' or kind != WebKit.PolicyDecisionType.NAVIGATION_ACTION:
        return False
    address = decision.get_navigation_action().get_request().get_uri()
    if address.startswith('https://__bridge_loaded__'):
        in_page(config['pageSide'])
    elif address.startswith('https://__wvjb_queue_message__'):
        in_page('WebViewJavascriptBridge._fetchQueue();', wvjb_take)
    else:
        return False
    decision.ignore()
    return True


# ---- Message handler with reply ------------------------------------------------------------------------


def on_message(_manager, value, reply):
    message = json.loads(value.to_json(0))
    if 'call' in message:
        log('page_to_native', 'answer', message.get('answer'))
        return True
    answer = answer_to(message['name'])
    if answer is None:
        reply.return_error_message('no such handler')
    else:
        reply.return_value(JavaScriptCore.Value.new_from_json(value.get_context(), json.dumps(answer)))
        if message['name'] == 'getUserInfo':
            call_page()
    return True


# ---- DSBridge: prompt ----------------------------------------------------------------------------------


def on_dialog(_view, dialog):
    question = dialog.get_message() or ''
    if dialog.get_dialog_type() != WebKit.ScriptDialogType.PROMPT or not question.startswith('_dsbridge='):
        return False
    method = question[len('_dsbridge='):]
    argument = json.loads(dialog.prompt_get_default_text() or '{}')
    dialog.prompt_set_text(json.dumps(dsbridge_reply(method, argument)))
    return True


def dsbridge_reply(method, argument):
    """What prompt() returns at once; the answer to a call with a stub is evaluated later."""
    data, stub = argument.get('data'), argument.get('_dscbstub')
    if method == '_dsb.hasNativeMethod':
        return {'code': 0, 'data': 1 if data['name'] in HANDLERS and data['type'] != 'syn' else 0}
    if method == '_dsb.returnValue':
        log('page_to_native', 'answer', data.get('data'))
    if method == '_dsb.dsinit':
        # Calls of the app wait for this: before it the page has no handlers.
        call_page()
    if method.startswith('_dsb.'):
        return {'code': 0, 'data': None}
    answer = answer_to(method)
    if answer is not None and stub:
        reply = quote(json.dumps({'code': 0, 'data': answer}))
        in_page(f'try {{{stub}(JSON.parse(decodeURIComponent("{reply}")).data);delete window.{stub}; }} catch(e){{}};')
    # The immediate reply to such a call is -1 even when it succeeds.
    return {'code': -1, 'data': ''}


# ---- The web view --------------------------------------------------------------------------------------

content = WebKit.UserContentManager()
scripts = list(config['scripts'])
if protocol == 'dsbridge':
    scripts.insert(0, 'window._dswk = true;')
for text in scripts:
    content.add_script(
        WebKit.UserScript(text, WebKit.UserContentInjectedFrames.TOP_FRAME, WebKit.UserScriptInjectionTime.START, None, None)
    )
if protocol == 'webkit':
    content.connect('script-message-with-reply-received::sisterBridge', on_message)
    content.register_script_message_handler_with_reply('sisterBridge', None)

settings = WebKit.Settings()
settings.set_user_agent(config['userAgent'])
# Console messages go to standard output, which is the only way to read them.
settings.set_enable_write_console_messages_to_stdout(True)

context = WebKit.WebContext.new_ephemeral()
context.set_automation_allowed(True)
view = WebKit.WebView(
    web_context=context, user_content_manager=content, settings=settings, is_controlled_by_automation=True
)
view.connect('decide-policy', on_decide)
view.connect('script-dialog', on_dialog)


def on_automation(_context, session):
    info = WebKit.ApplicationInfo()
    info.set_name('webkit-host.py')
    info.set_version(1, 0, 0)
    session.set_application_info(info)
    session.connect('create-web-view', lambda _session: view)


context.connect('automation-started', on_automation)
window = Gtk.Window()
window.set_decorated(False)
window.set_default_size(375, 812)
window.add(view)
window.connect('destroy', Gtk.main_quit)
window.show_all()
sys.exit(Gtk.main())
