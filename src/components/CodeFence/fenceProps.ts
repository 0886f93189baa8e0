import type {ReactNode} from 'react';

/** Languages whose names are not their own in capitals. */
const LANGUAGE_NAMES: Readonly<Record<string, string>> = {
  bash: 'Shell',
  cmake: 'CMake',
  cpp: 'C++',
  javascript: 'JavaScript',
  js: 'JavaScript',
  powershell: 'PowerShell',
  text: 'Text',
  ts: 'TypeScript',
  typescript: 'TypeScript',
  vue: 'Vue',
};

/** The `title="…"` of a fence's info string. */
export function fenceTitle(metastring: string | undefined): ReactNode {
  return /(?:^|\s)title=(["'])(?<title>.*?)\1/.exec(metastring ?? '')?.groups?.[
    'title'
  ];
}

/** The language in a `language-…` class name. */
export function fenceLanguage(
  className: string | undefined,
): string | undefined {
  return /(?:^|\s)language-(\S+)/.exec(className ?? '')?.[1];
}

/** What readers call a language; plain text where a fence names none. */
export function languageName(language = 'text'): string {
  return LANGUAGE_NAMES[language] ?? language.toUpperCase();
}
