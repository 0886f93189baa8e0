import path from 'node:path';
import type {SourcePage} from '../../../src/sets/page/sourcePage';
import type {Problem} from '../../../src/sets/problem';
import type {Check} from '../types';

/** Every link leads where its text says. */
export const linkText: Check = {
  name: 'link text',
  unit: 'link texts',
  run({pages, linking = pages}) {
    const texts = linking.flatMap((page) =>
      page.links
        .filter(({text}) => text !== undefined)
        .map((link) => ({file: page.file, ...link, text: link.text ?? ''})),
    );
    const named = functionPages(pages);
    const titled = titledPages(pages);
    const unnamed = texts
      .filter(({text}) => text === '')
      .map(({file, line, target}) => ({
        file,
        line,
        found: `a link to ${target} without text`,
        expected: 'a text that says where the link leads',
        remedy: 'Write the name of the page between the brackets.',
      }));
    return {
      inspected: texts.length,
      problems: [
        ...unnamed,
        ...linking.flatMap((page) => misnamed(page, named)),
        ...linking.flatMap((page) => misaddressed(page)),
        ...linking.flatMap((page) => mistitled(page, titled)),
      ],
    };
  },
};

/** Pages that describe one function: their title is the name, as in the address. */
function functionPages(pages: readonly SourcePage[]): Map<string, SourcePage> {
  return new Map(
    pages.flatMap((page) => {
      const name = path.posix.basename(page.id);
      return !page.partial && page.frontMatter['title'] === name
        ? [[`${page.area} ${name}`, page] as const]
        : [];
    }),
  );
}

/** Links whose text is the name of one function, and whose target the page of another. */
function misnamed(
  {file, area, links}: SourcePage,
  named: ReadonlyMap<string, SourcePage>,
): Problem[] {
  const nameOf = (text: string) => `${area} ${text.replace(/\(.*\)$/, '')}`;
  return links.flatMap(({line, text, target}) => {
    const meant = named.get(nameOf(text ?? ''));
    const [address = ''] = target.split('#', 1);
    const led = named.get(nameOf(path.posix.basename(address, '.mdx')));
    return meant && led && meant.id !== led.id
      ? {
          file,
          line,
          found: `the link text "${text}" for ${target}`,
          expected: `a link to ${meant.file}`,
          remedy: 'Correct the text or the target: they name two functions.',
        }
      : [];
  });
}

/** Links whose text is an address, and not the one that they lead to. */
function misaddressed({file, links}: SourcePage): Problem[] {
  const bare = (address: string) =>
    address.replace(/^(?:https?:\/\/|mailto:|tel:)|\/$/g, '').toLowerCase();
  return links.flatMap(({line, text = '', target}) =>
    /^(?:https?:\/\/\S+|(?:[\w-]+\.)+(?:com|org|net|io|dev|kr)(?:\/\S*)?|[\w.+-]+@[\w.-]+)$/i.test(
      text,
    ) && !bare(target).startsWith(bare(text))
      ? [
          {
            file,
            line,
            found: `the link text "${text}" for ${target}`,
            expected: 'the address that the link leads to, or words',
            remedy: 'Correct the text or the target: readers trust the text.',
          },
        ]
      : [],
  );
}

/** Pages by set, language and title, where no other has it. */
function titledPages(
  pages: readonly SourcePage[],
): Map<string, SourcePage | undefined> {
  const titled = new Map<string, SourcePage | undefined>();
  for (const page of pages.filter(({partial}) => !partial)) {
    const key = titleKey(page, String(page.frontMatter['title']));
    titled.set(key, titled.has(key) ? undefined : page);
  }
  return titled;
}

function titleKey(
  {area, locale}: Pick<SourcePage, 'area' | 'locale'>,
  title: string,
): string {
  return `${area} ${locale} ${title.toLowerCase()}`;
}

/** Links within a set whose text is the title of one page, and that lead to the top of another. */
function mistitled(
  page: SourcePage,
  titled: ReadonlyMap<string, SourcePage | undefined>,
): Problem[] {
  return page.links.flatMap(({line, text = '', target}) => {
    const meant = titled.get(titleKey(page, text));
    const [, linked] = /^(\.{1,2}\/[^#]+\.mdx?)$/.exec(target) ?? [];
    const led =
      linked && path.posix.join(path.posix.dirname(page.file), linked);
    return meant &&
      led !== undefined &&
      path.posix.basename(led) !== path.posix.basename(meant.file)
      ? [
          {
            file: page.file,
            line,
            found: `the link text "${text}" for ${target}`,
            expected: `a link to ${meant.file}, which has this title`,
            remedy: 'Correct the text or the target: they are of two pages.',
          },
        ]
      : [];
  });
}
