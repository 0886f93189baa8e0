import type {BenchSite} from '../sites/site';
import type {Corpus, CorpusPage} from './corpus';

/** Renders a page as a Markdown file of a site. */
export function renderMarkdown(
  page: CorpusPage,
  {pages}: Pick<Corpus, 'pages'>,
  {
    addressOf,
    writesTitle = false,
  }: Pick<BenchSite, 'addressOf' | 'writesTitle'>,
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
