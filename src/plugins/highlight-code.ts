import rehypeHighlight from 'rehype-highlight';
import bash from 'highlight.js/lib/languages/bash';
import c from 'highlight.js/lib/languages/c';
import cpp from 'highlight.js/lib/languages/cpp';
import css from 'highlight.js/lib/languages/css';
import diff from 'highlight.js/lib/languages/diff';
import http from 'highlight.js/lib/languages/http';
import ini from 'highlight.js/lib/languages/ini';
import javascript from 'highlight.js/lib/languages/javascript';
import json from 'highlight.js/lib/languages/json';
import powershell from 'highlight.js/lib/languages/powershell';
import typescript from 'highlight.js/lib/languages/typescript';
import xml from 'highlight.js/lib/languages/xml';
import {createLowlight} from 'lowlight';

const LANGUAGES = {
  bash,
  c,
  cpp,
  css,
  diff,
  http,
  ini,
  javascript,
  json,
  powershell,
  typescript,
  // Single-file components: markup with scripts and styles in it.
  vue: xml,
  xml,
};

/** Fences without tokens to colour. */
const PLAIN_TEXT = ['text', 'txt', 'cmake', 'csv'];

const lowlight = createLowlight(LANGUAGES);

/** Every name a fence may carry after its back-ticks: languages, their aliases, plain text. */
export function isKnownFenceLanguage(name: string): boolean {
  return PLAIN_TEXT.includes(name) || lowlight.registered(name);
}

/**
 * Rehype plugin: colours code fences while the page is built, so that browsers get finished spans
 * and no highlighter.
 */
export const highlightCode = [
  rehypeHighlight,
  {detect: false, languages: LANGUAGES, plainText: PLAIN_TEXT},
] satisfies [typeof rehypeHighlight, object];
