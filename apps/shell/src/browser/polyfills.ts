/**
 * What our code and our libraries use and the floor (chrome 64, iOS 12) lacks: picked by hand, from core-js. A chunk
 * of its own, which new engines never load.
 */
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
