/** A release's entry whose page throws when it is drawn. `container`: the name that the entry gives itself. */
export function throwsOnMount(entry: Buffer): Buffer {
  const container = /^var (\w+);/.exec(entry.toString())?.[1];
  if (!container) throw new Error('the entry no longer begins with its container');
  return Buffer.from(`${entry.toString()}
;(function(own){window.${container}={init:function(scope){return own.init(scope)},get:function(){
return Promise.resolve(function(){return{default:function(){throw new Error('planted')}}})}}})(${container});`);
}
