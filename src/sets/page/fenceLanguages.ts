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

/** Languages whose fences are coloured, by the name that fences carry. */
export const FENCE_LANGUAGES = {
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
export const PLAIN_TEXT = ['text', 'txt', 'cmake', 'csv'];

const lowlight = createLowlight(FENCE_LANGUAGES);

/** Every name a fence may carry after its back-ticks: languages, their aliases, plain text. */
export function isKnownFenceLanguage(name: string): boolean {
  return PLAIN_TEXT.includes(name) || lowlight.registered(name);
}
