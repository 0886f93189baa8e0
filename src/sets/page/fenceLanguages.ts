import hljs from 'highlight.js/lib/core';
import bash from 'highlight.js/lib/languages/bash';
import c from 'highlight.js/lib/languages/c';
import cpp from 'highlight.js/lib/languages/cpp';
import csharp from 'highlight.js/lib/languages/csharp';
import css from 'highlight.js/lib/languages/css';
import diff from 'highlight.js/lib/languages/diff';
import dockerfile from 'highlight.js/lib/languages/dockerfile';
import http from 'highlight.js/lib/languages/http';
import ini from 'highlight.js/lib/languages/ini';
import java from 'highlight.js/lib/languages/java';
import javascript from 'highlight.js/lib/languages/javascript';
import json from 'highlight.js/lib/languages/json';
import powershell from 'highlight.js/lib/languages/powershell';
import python from 'highlight.js/lib/languages/python';
import typescript from 'highlight.js/lib/languages/typescript';
import xml from 'highlight.js/lib/languages/xml';

/** Languages whose fences are coloured, by the name that fences carry. */
const FENCE_LANGUAGES = {
  bash,
  c,
  cpp,
  csharp,
  css,
  diff,
  dockerfile,
  http,
  ini,
  java,
  javascript,
  json,
  powershell,
  python,
  typescript,
  // Single-file components: markup with scripts and styles in it.
  vue: xml,
  xml,
};

/** Fences without tokens to colour. */
const PLAIN_TEXT = ['text', 'txt', 'cmake', 'csv'];

const highlighter = hljs.newInstance();
for (const [name, grammar] of Object.entries(FENCE_LANGUAGES)) {
  highlighter.registerLanguage(name, grammar);
}

/** Whether a fence of this name is coloured: languages and their aliases. */
function isColoured(name: string): boolean {
  return (
    !PLAIN_TEXT.includes(name) && highlighter.getLanguage(name) !== undefined
  );
}

/** Every name a fence may carry after its back-ticks: languages, their aliases, plain text. */
export function isKnownFenceLanguage(name: string): boolean {
  return PLAIN_TEXT.includes(name) || isColoured(name);
}

/**
 * Colours a fence.
 *
 * @param language - name that the fence carries
 * @returns HTML; `undefined` for languages without tokens to colour
 */
export function highlightFence(
  code: string,
  language: string,
): string | undefined {
  return isColoured(language)
    ? highlighter.highlight(code, {language, ignoreIllegals: true}).value
    : undefined;
}
