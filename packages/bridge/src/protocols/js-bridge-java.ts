import type { BridgeWindow } from '../contract.ts';
import type { Channel, PageHandler } from './channel.ts';
import type { BridgeGlobal } from './detection.ts';
import { newCallId, readRecord } from './message.ts';

/** Methods of a Java object. They take texts and must be called on it. */
type JavaMethods = Record<string, (...texts: string[]) => unknown>;

/** What an app with JsBridge 2.0.0 or later can be asked without its page side. */
export interface JavaSide {
  has(name: string): boolean;
  /** Returns the answer, or nothing: then it comes later, under the id. Throws what Java throws. */
  call(name: string, json: string, id: string): unknown;
  /** The page's answer to a call of the app. */
  respond(text: string, id: string): void;
}

function isMethod(methods: unknown, name: string): boolean {
  try {
    return typeof (methods as Partial<JavaMethods> | null | undefined)?.[name] === 'function';
  } catch {
    // An object that throws when read cannot be called either.
    return false;
  }
}

/**
 * The app's own methods, null where it has none. In 2.0.0 and later they are on the global itself, one per handler
 * (uknownothingsnow/JsBridge, BridgeWebView.java, BaseJavascriptInterface); smallbuer's fork has one for all handlers
 * (smallbuer/JSBridge-Android, BridgeJavascritInterface.java).
 */
export function javaOf(window: BridgeWindow, global: BridgeGlobal): JavaSide | null {
  const own = global as unknown as JavaMethods;
  if (isMethod(own, 'response'))
    return {
      has: (name) => isMethod(own, name),
      call: (name, json, id) => own[name]!(json, id),
      respond: (text, id) => void own.response!(text, id),
    };
  const fork = window.jsbridge as JavaMethods;
  if (isMethod(fork, 'handler') && isMethod(fork, 'response'))
    return {
      has: () => true,
      call: (name, json, id) => fork.handler!(name, json, id),
      respond: (text, id) => void fork.response!(text, id),
    };
  return null;
}

interface JavaCalls {
  /** False if the app has no such method: then it can only be asked through its page side. */
  call(global: BridgeGlobal, ...question: Parameters<Channel['call']>): boolean;
  listen: Channel['listen'];
  /** Receives what the app sends to this page side, before the page side does. */
  receive(global: BridgeGlobal): void;
}

/**
 * Calls of JsBridge 2.0.0 and later without its page side, which finds Java's methods by `eval`: under a policy without
 * 'unsafe-eval' no call and no answer of the page reaches the app. Java's methods are called directly, and its answers
 * and calls are taken before the page side takes them. What is not ours is passed on.
 */
export function openJavaCalls(window: BridgeWindow): JavaCalls {
  const questions = new Map<unknown, (answer: unknown) => void>();
  const handlers = new Map<unknown, PageHandler>();

  const isOurs = (global: BridgeGlobal, text: unknown): boolean => {
    const { responseId, responseData, handlerName, data, callbackId } = readRecord(text) ?? {};
    const answered = questions.get(responseId);
    if (answered) {
      questions.delete(responseId);
      answered(responseData);
      return true;
    }
    const handler = handlers.get(handlerName);
    handler?.(data, (answer) => {
      if (typeof callbackId !== 'string') return;
      try {
        javaOf(window, global)?.respond(String(answer), callbackId);
      } catch {
        // The app is gone; the page cannot do anything about it.
      }
    });
    return handler !== undefined;
  };

  /** `_handleMessageFromNative` of the page side that was met last, with ours before it. */
  let receiver: unknown = null;
  const receive = (global: BridgeGlobal): void => {
    const pageSide = global as { _handleMessageFromNative?: unknown };
    const next = pageSide._handleMessageFromNative;
    // An app that injects its page side again replaces the function, but not the object.
    if (next === receiver || typeof next !== 'function' || !javaOf(window, global)) return;
    receiver = (text: unknown): void => {
      if (!isOurs(global, text)) next.call(global, text);
    };
    pageSide._handleMessageFromNative = receiver;
  };

  return {
    receive,
    call(global, name, data, answered, refused) {
      const java = javaOf(window, global);
      if (!java?.has(name)) return false;
      receive(global);
      const id = newCallId();
      questions.set(id, answered);
      try {
        const answer = java.call(name, JSON.stringify(data), id);
        if (!answer) return true;
        questions.delete(id);
        answered(answer);
      } catch {
        // What the native side threw is of no use to a page.
        questions.delete(id);
        refused();
      }
      return true;
    },
    listen: (name, handler) => void handlers.set(name, handler),
  };
}
