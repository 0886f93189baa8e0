import type {Corpus, CorpusPage} from './corpus';

/** How a tool wants a page. */
interface Dialect {
  /** Address of a page. */
  readonly addressOf: (page: CorpusPage) => string;
  /** Whether the title must be a heading of the text: the tool shows none of its own. */
  readonly writesTitle?: boolean;
}

/** Writes a page as the Markdown file of a tool. */
export function renderMarkdown(
  page: CorpusPage,
  {pages}: Pick<Corpus, 'pages'>,
  {addressOf, writesTitle = false}: Dialect,
): string {
  const body = page.body.replace(
    /\]\(page:(\d+)\)/g,
    (_, number: string) => `](${addressOf(pages[Number(number)]!)})`,
  );
  return [
    '---',
    `title: ${page.title}`,
    `description: '${page.description}'`,
    '---',
    '',
    ...(writesTitle ? [`# ${page.title}`, ''] : []),
    body,
    '',
  ].join('\n');
}
