/** Name of the property of `window` that the scripts in hostile strings set. */
export const MARK = 'broken';

const RUN = `window.${MARK}=1`;

/**
 * Strings that run a script if they are used as markup, code or an address.
 * https://cheatsheetseries.owasp.org/cheatsheets/XSS_Filter_Evasion_Cheat_Sheet.html
 */
export const HOSTILE_STRINGS: readonly string[] = [
  // Scripts.
  `<script>${RUN}</script>`,
  `<scr<script>ipt>${RUN}</scr</script>ipt>`,
  `<script\u0000>${RUN}</script>`,
  // Handlers that run without user action.
  `<img src=x onerror=${RUN}>`,
  `<img src=x:x onerror="${RUN}" alt="<!--">`,
  `<svg/onload=${RUN}//`,
  `<svg><script>${RUN}</script></svg>`,
  `<svg><style><img src=x onerror=${RUN}></style></svg>`,
  `<iframe srcdoc="<script>parent.${MARK}=1</script>"></iframe>`,
  `<iframe src="javascript:parent.${MARK}=1"></iframe>`,
  `<object data="javascript:${RUN}"></object>`,
  `<video><source onerror=${RUN}></video>`,
  `<details open ontoggle=${RUN}>`,
  `<template><script>${RUN}</script></template><img src=x onerror=${RUN}>`,
  `<meta http-equiv=refresh content="0;url=javascript:${RUN}">`,
  `<form action="javascript:${RUN}"><button autofocus>x</button></form>`,
  `<mark onmouseover=${RUN} style="position:fixed;inset:0">x</mark>`,
  // Ends of attributes, elements, comments and code.
  `"><script>${RUN}</script>`,
  `'><img src=x onerror=${RUN}>`,
  `" autofocus onfocus="${RUN}`,
  `\` onfocus=${RUN} \``,
  `</script><script>${RUN}</script>`,
  `</textarea><script>${RUN}</script>`,
  `--><script>${RUN}</script><!--`,
  `';${RUN};'`,
  `\\";${RUN};//`,
  `\${${RUN}}`,
  `{{constructor.constructor("${RUN}")()}}`,
  // Addresses.
  `javascript:${RUN}`,
  `java\tscript:${RUN}`,
  `\u0001javascript:${RUN}`,
  `javascript&colon;${RUN}`,
  `data:text/html,<script>${RUN}</script>`,
  // Escaped markup.
  `&lt;img src=x onerror=${RUN}&gt;`,
  `\\u003cscript\\u003e${RUN}\\u003c/script\\u003e`,
  // Names of object properties.
  '__proto__',
  'constructor',
  // Lone surrogate, and deep nesting.
  '\uD800',
  `${'<b>'.repeat(100)}<script>${RUN}</script>`,
];

/** Replaces lone surrogates, which addresses cannot contain. */
export function wellFormed(text: string): string {
  return text.replace(/\p{Surrogate}/gu, '\uFFFD');
}
