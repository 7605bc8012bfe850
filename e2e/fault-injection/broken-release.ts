/** Wraps a release's entry so that its page throws while rendering. */
export function throwsOnMount(entry: Buffer): Buffer {
  const container = /^(?:\/\/.*\n)?var (\w+);/.exec(entry.toString())?.[1];
  if (!container) throw new Error('the entry no longer begins with its container');
  return Buffer.from(`${entry.toString()}
;(function(own){window.${container}={init:function(scope){return own.init(scope)},get:function(){
return Promise.resolve(function(){return{default:function(){throw new Error('planted')}}})}}})(${container});`);
}
