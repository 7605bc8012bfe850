/** Polyfills for the baseline (chrome 64, iOS 12), as needed by our code and libraries. New engines do not load this chunk. */
import 'core-js/actual/array/at';
import 'core-js/actual/array/flat';
import 'core-js/actual/array/flat-map';
import 'core-js/actual/object/from-entries';
import 'core-js/actual/object/has-own';
import 'core-js/actual/promise/all-settled';
import 'core-js/actual/promise/finally';
import 'core-js/actual/queue-microtask';
import 'core-js/actual/string/replace-all';
import 'abortcontroller-polyfill/dist/polyfill-patch-fetch';
