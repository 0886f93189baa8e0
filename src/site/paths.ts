// Routes of pages, and addresses of the files that belong to pages.

/** Route of the glossary page. */
export const GLOSSARY_ROUTE = '/glossary';

/** Route of the page that lists all open questions. */
export const OPEN_QUESTIONS_ROUTE = '/open-questions';

/** Folder of the projects that readers can download, relative to the base URL. */
export const PROJECTS_FOLDER = 'live-projects/';

/** Characters that must be escaped in a URL. */
const UNSAFE = /[\s\\<>"'`\p{Cc}\p{Cf}\p{Cs}]/u;

/** Maximum length of a URL in characters that servers and browsers accept. */
const MAX_LENGTH = 2000;

/** Whether a URL can be inserted into an attribute, a header or a message without escaping. */
export function isSafeUrl(address: string): boolean {
  return address.length <= MAX_LENGTH && !UNSAFE.test(address);
}

/** Whether a text is an http or https URL without user name, query and hash. */
export function isPlainHttpUrl(text: string): boolean {
  const url = isSafeUrl(text) && URL.canParse(text) ? new URL(text) : undefined;
  return (
    url !== undefined &&
    ['http:', 'https:'].includes(url.protocol) &&
    !url.search &&
    !url.hash &&
    !url.username
  );
}

/**
 * Removes the file name of a page from its path, and merges repeated slashes. `%2f` counts as a slash, like
 * on servers.
 *
 * @param path - for example `/ocr/intro.html`, `/ocr//intro`, `/ocr%2fintro` or `/ocr/intro/index.html`
 * @returns for example `/ocr/intro`
 */
export function normalizePagePath(path: string): string {
  // Two slashes at the start of a path would name another host.
  const single = path.replace(/(?:\/|%2f)+/gi, '/');
  return single.replace(/(?:\/index)?\.html$/, '') || '/';
}

/**
 * Escapes each `%` that does not start a valid percent-encoding, so that a path or hash can be decoded.
 *
 * @param part - for example `/a%b` or `#100%off`
 * @returns for example `/a%25b`; the part itself if it can be decoded
 */
export function escapeInvalidPercents(part: string): string {
  if (canDecode(part)) {
    return part;
  }
  const escaped = part.replace(/%(?![\da-f]{2})/gi, '%25');
  // Sequences of valid percent-encodings may still be invalid UTF-8.
  return canDecode(escaped) ? escaped : part.replaceAll('%', '%25');
}

function canDecode(part: string): boolean {
  try {
    decodeURIComponent(part);
    return true;
  } catch {
    return false;
  }
}

/** Like `encodeURIComponent`, but replaces lone surrogates instead of throwing. */
export function encodeUrlText(text: string): string {
  return encodeURIComponent(text.replace(/\p{Surrogate}/gu, '\uFFFD'));
}

/** Paths of the not-found, search and help redirect pages, and of superseded legal texts. */
const UNLISTED = /\/(?:404\.html|search|csh-redirect|legal\/[^/]+\/[^/]+)$/;

/**
 * Whether a page is excluded from search engines, sitemap, page lists and search. Such a page has `noindex`,
 * no Markdown version and no social card.
 *
 * @param path - with or without the base path
 */
export function isUnlistedPage(path: string): boolean {
  return UNLISTED.test(path);
}

/** Media type of Markdown: https://www.rfc-editor.org/rfc/rfc7763 */
export const MARKDOWN_MEDIA_TYPE = 'text/markdown';

/** Returns the path of a page's Markdown version. The route of a home page ends with a slash. */
export function getMarkdownPath(route: string): string {
  return `${fileStem(route)}.md`;
}

/** Returns the path of a page's social card. The route of a home page ends with a slash. */
export function getSocialCardPath(route: string): string {
  return `${fileStem(route)}.png`;
}

function fileStem(route: string): string {
  return `${route}${route.endsWith('/') ? 'index' : ''}`;
}

/** Name of the file in each language's root folder that lists its pages. */
export const PAGE_LIST_FILE = 'pages.json';

/** Pages of one language. Paths are relative to the root folder of the language, without a leading slash. */
export interface PageList {
  /** Path of a page → title. */
  readonly pages: Readonly<Record<string, string>>;
  /** Former or short path → current path of the page. */
  readonly names: Readonly<Record<string, string>>;
}
