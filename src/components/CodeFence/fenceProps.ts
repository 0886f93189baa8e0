import type {ReactNode} from 'react';

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
