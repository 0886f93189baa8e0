import {escapeMarkup} from '../../site/escapeMarkup';

/** What a redirect page needs. Every value becomes an attribute. */
export interface RedirectPage {
  /** Path of the target, with the base address. */
  readonly to: string;
  /** Full public address of the target. */
  readonly canonical: string;
  /** Path of the script that forwards query and hash too. */
  readonly script: string;
  /** What that script must be. */
  readonly integrity: string;
  readonly lang: string;
}

/** A page that leads to its target: at once with scripts, by refresh without, by a link at worst. */
export function renderRedirectPage({
  to,
  canonical,
  script,
  integrity,
  lang,
}: RedirectPage): string {
  const target = escapeMarkup(to);
  return `<!doctype html>
<html lang="${escapeMarkup(lang)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex">
<title>${target}</title>
<link rel="canonical" href="${escapeMarkup(canonical)}">
<script src="${escapeMarkup(script)}" integrity="${escapeMarkup(integrity)}" data-to="${target}"></script>
<noscript><meta http-equiv="refresh" content="0; url=${target}"></noscript>
</head>
<body><main><h1><a href="${target}">${target}</a></h1></main></body>
</html>
`;
}
