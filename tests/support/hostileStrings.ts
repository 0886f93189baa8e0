/** Name of the property of `window` that a hostile string sets when anything of it is run. */
export const MARK = 'broken';

const RUN = `window.${MARK}=1`;

/**
 * Texts that run a script where one of them is taken for markup, for an address, for code, or for a part
 * of them. https://cheatsheetseries.owasp.org/cheatsheets/XSS_Filter_Evasion_Cheat_Sheet.html
 */
export const HOSTILE_STRINGS: readonly string[] = [
  // Elements that run as they are read.
  `<script>${RUN}</script>`,
  `<SCRIPT SRC="data:text/javascript,${RUN}"></SCRIPT>`,
  `<script type=module>${RUN}</script>`,
  `<scr<script>ipt>${RUN}</scr</script>ipt>`,
  `<script\u0000>${RUN}</script>`,
  `<script/x>${RUN}</script/x>`,
  `\uFF1Cscript\uFF1E${RUN}\uFF1C/script\uFF1E`,
  // Elements whose handlers run of themselves.
  `<img src=x onerror=${RUN}>`,
  `<img src=x:x onerror="${RUN}" alt="<!--">`,
  `<IMG """><SCRIPT>${RUN}</SCRIPT>">`,
  `<svg onload=${RUN}>`,
  `<svg/onload=${RUN}//`,
  `<svg><script>${RUN}</script></svg>`,
  `<svg><animate onbegin=${RUN} attributeName=x dur=1s>`,
  `<svg><style><img src=x onerror=${RUN}></style></svg>`,
  `<body onload=${RUN}>`,
  `<iframe onload=${RUN}></iframe>`,
  `<iframe srcdoc="<script>parent.${MARK}=1</script>"></iframe>`,
  `<iframe src="javascript:parent.${MARK}=1"></iframe>`,
  `<object data="javascript:${RUN}"></object>`,
  `<embed src="javascript:${RUN}">`,
  `<video><source onerror=${RUN}></video>`,
  `<audio src=x onerror=${RUN}>`,
  `<input autofocus onfocus=${RUN}>`,
  `<details open ontoggle=${RUN}>`,
  `<marquee onstart=${RUN}>`,
  `<math><mtext><table><mglyph><style><img src=x onerror=${RUN}></style></mglyph></table></mtext></math>`,
  `<noscript><p title="</noscript><img src=x onerror=${RUN}>"></noscript>`,
  `<template><script>${RUN}</script></template><img src=x onerror=${RUN}>`,
  `<meta http-equiv=refresh content="0;url=javascript:${RUN}">`,
  `<base href="javascript:${RUN}//">`,
  `<form action="javascript:${RUN}"><button autofocus>x</button></form>`,
  `<mark>a</mark><img src=x onerror=${RUN}>`,
  `<mark onmouseover=${RUN} style="position:fixed;inset:0">x</mark>`,
  // Ends of what a text may stand in.
  `"><script>${RUN}</script>`,
  `'><img src=x onerror=${RUN}>`,
  `" autofocus onfocus="${RUN}`,
  `' onpointerover='${RUN}`,
  `\` onfocus=${RUN} \``,
  `</script><script>${RUN}</script>`,
  `</title><script>${RUN}</script>`,
  `</textarea><script>${RUN}</script>`,
  `--><script>${RUN}</script><!--`,
  `]]><script>${RUN}</script>`,
  `\u2028${RUN}\u2029`,
  `';${RUN};'`,
  `\\";${RUN};//`,
  `\${${RUN}}`,
  `{{constructor.constructor("${RUN}")()}}`,
  // Addresses.
  `javascript:${RUN}`,
  `JaVaScRiPt:${RUN}`,
  `java\tscript:${RUN}`,
  `java\nscript:${RUN}`,
  `\u0001javascript:${RUN}`,
  ` javascript:${RUN}`,
  `javascript&colon;${RUN}`,
  `&#106;avascript:${RUN}`,
  `javascript://evil.example/%0a${RUN}`,
  `data:text/html,<script>${RUN}</script>`,
  `vbscript:${RUN}`,
  // Escaped once already.
  `&lt;img src=x onerror=${RUN}&gt;`,
  `%3Cscript%3E${RUN}%3C/script%3E`,
  `\\u003cscript\\u003e${RUN}\\u003c/script\\u003e`,
  // Names that every object has, and names of the page's own.
  '__proto__',
  'constructor',
  'hasOwnProperty',
  // Odd letters and lengths.
  '\uD800',
  '\u202E<img src=x onerror=window.broken=1>',
  `${'<b>'.repeat(100)}<script>${RUN}</script>`,
];

/** A text as an address can hold it: half a letter is none. */
export function wellFormed(text: string): string {
  return text.replace(/\p{Surrogate}/gu, '\uFFFD');
}
