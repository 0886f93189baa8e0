import path from 'node:path';
import escapeStringRegexp from 'escape-string-regexp';
import {
  suggestName,
  findOriginalFile,
  type PageLink,
  type SourcePage,
} from '../../../src/content';
import {DOCS_SET_LIST, DOCS_SETS} from '../../../src/site/sets/index';
import {
  checkAnchor,
  checkRoute,
  collectRoutes,
  type LinkFault,
  type RouteTable,
} from '../routes';
import {HELP_TOPICS_FILE} from '../siteTables';
import type {CheckRule, CheckSources} from '../sources';

/** Links lead to an existing page, anchor or file, or to another site. */
export const run: CheckRule = async (sources) => {
  const routes = collectRoutes(sources);
  const mayLead = matchAddresses(sources.pages);
  const links = sources.allPages.flatMap((page) => {
    const isInspected = sources.pages.includes(page);
    return isInspected || mayLead.test(page.text)
      ? page.links
          .filter(({target}) => isInspected || mayLead.test(target))
          .map((link) => ({page, link}))
      : [];
  });
  const problems = await Promise.all(
    links.map(async ({page, link}) => {
      const miss =
        (await checkLink(page, link, routes)) ??
        findOtherName(link, page, sources);
      const found = `link to \`${link.target}\``;
      return miss ? [{file: page.file, line: link.line, found, ...miss}] : [];
    }),
  );
  return problems.flat();
};

/** Returns a pattern that matches addresses of pages, relative ones too, in a text. */
function matchAddresses(pages: readonly SourcePage[]): RegExp {
  const names = pages
    .flatMap(({file, route}) => [route, file.replace(/\.mdx?$/, '')])
    .map((name) => escapeStringRegexp(path.posix.basename(name)))
    .filter(Boolean);
  return new RegExp(`(?:^|[/("'\\s])(?:${names.join('|')})(?![\\w-])`);
}

const LOCAL = /^https?:\/\/(?:localhost|127\.|\[::1\])/i;
const FUNCTION = /^[A-Za-z]+[a-z][A-Z]\w*$/;
const CODE = /^[A-Z]+_[A-Z_\d]+$/;
const NO_DOMAIN = /^https?:(?!\/\/)|^https?:\/\/[^/.]*(?:\/|$)/i;
const OUTSIDE = ['https', 'http', 'mailto', 'tel'];

/** Finds a link whose text names another page or code than its target. */
function findOtherName(
  {target, text = ''}: PageLink,
  page: SourcePage,
  {allPages}: CheckSources,
): LinkFault | undefined {
  const [, anchor = ''] = target.split('#', 2);
  const isOther = CODE.test(anchor)
    ? CODE.test(text) && text !== anchor
    : FUNCTION.test(text) &&
      anchor === '' &&
      !target.includes(text) &&
      allPages.some(({area, title}) => area === page.area && title === text);
  return isOther
    ? {
        expected: `a target that is about ${text}`,
        remedy: 'Correct the text or the address.',
      }
    : undefined;
}

async function checkLink(
  page: SourcePage,
  {target, element}: PageLink,
  routes: RouteTable,
): Promise<LinkFault | undefined> {
  const {files} = routes.sources;
  const scheme = /^([a-z][a-z0-9+.-]*):/i.exec(target)?.[1]?.toLowerCase();
  const [address = '', anchor] = target.split('#', 2);
  const [name = ''] = address.split('?', 1);
  if (scheme === 'pathname' && element !== 'a') {
    // `pathname:` links to a published file.
    const file = name.replace(/^pathname:\/\/\//, '');
    const published = file.startsWith('contracts/') ? file : `static/${file}`;
    return files.has(published)
      ? undefined
      : {expected: `a file at ${published}`, remedy: 'Correct the path.'};
  }
  if (LOCAL.test(target) && page.text.includes(`](${target}`)) {
    return {
      expected: 'an address that readers can open',
      remedy: 'Link to a page; write an address of their own machine as text.',
    };
  }
  if (scheme !== undefined && scheme !== 'pathname') {
    return OUTSIDE.includes(scheme) &&
      URL.canParse(target) &&
      (LOCAL.test(target) || !NO_DOMAIN.test(target))
      ? undefined
      : {
          expected: 'https:, mailto:, tel: or a page of this site, in full',
          remedy: 'Correct the address.',
        };
  }
  if (target.startsWith('//')) {
    return {
      expected: 'an address of this site, or one that begins with https://',
      remedy: 'Write the scheme: a protocol-relative address leads elsewhere.',
    };
  }
  if (name === '') {
    return page.partial ? undefined : checkAnchor(page, anchor, routes.sources);
  }
  if (element === 'a') {
    return {
      expected:
        'a Markdown link: the build leaves those of elements as they are',
      remedy: `Write [text](${target}).`,
    };
  }
  const places = candidatePaths(page, name);
  if (/\.mdx?$/.test(name)) {
    return checkPageLink(page, places, anchor, routes.sources);
  }
  // The build publishes files that Markdown links to.
  return element === undefined && places.some(files.has)
    ? undefined
    : checkUrl(page, target, routes);
}

/** Lists candidate paths as Docusaurus does: relative to the page, to its set, and to the site. */
function candidatePaths({file, area}: SourcePage, name: string): string[] {
  const folder =
    area === 'pages'
      ? path.posix.dirname(findOriginalFile(file) ?? file)
      : DOCS_SETS[area].folder;
  if (name.startsWith('/')) {
    return [folder + name, `static${name}`, name.slice(1)];
  }
  return name.startsWith('@site/')
    ? [name.slice('@site/'.length)]
    : [
        path.posix.join(path.posix.dirname(file), name),
        // Translations show the files beside the English page.
        path.posix.join(
          path.posix.dirname(findOriginalFile(file) ?? file),
          name,
        ),
        ...(name.startsWith('.') ? [] : [path.posix.join(folder, name)]),
      ];
}

/** Checks a link to a page by file name; the first existing candidate counts. */
async function checkPageLink(
  page: SourcePage,
  places: readonly string[],
  anchor: string | undefined,
  sources: CheckSources,
): Promise<LinkFault | undefined> {
  // Pages without a translation are shown in English.
  const pageAt = (at: string) =>
    sources.allPages.find(({file}) => file === at) ??
    sources.allPages.find(({file}) => file === findOriginalFile(at));
  const linked = places.map(pageAt).find((each) => each !== undefined);
  if (linked?.area === page.area && !linked.partial) {
    return checkAnchor(linked, anchor, sources);
  }
  const [first = ''] = places;
  const all = sources.allPages.map(({file}) => file);
  return {
    expected: `a page at ${first}`,
    remedy: linked
      ? `Write the address instead: ${linked.route}.`
      : `${suggestName(first, all)}Correct the path; mind upper and lower case.`,
  };
}

/** Checks a URL relative to the page, and its help topic. */
async function checkUrl(
  page: SourcePage,
  target: string,
  routes: RouteTable,
): Promise<LinkFault | undefined> {
  const address = new URL(target, `https://site.example${page.route}`);
  const {pathname, hash, searchParams} = address;
  const topic = searchParams.get('topic');
  const set = DOCS_SET_LIST.find(
    ({routeBasePath}) => pathname === `/${routeBasePath}/csh-redirect`,
  );
  const topics = set
    ? Object.keys(routes.sources.helpTopics[set.id] ?? {})
    : [];
  return set && topic !== null && !topics.includes(topic)
    ? {
        expected: `a topic of ${HELP_TOPICS_FILE}`,
        remedy: `${suggestName(topic, topics)}Correct the topic, or add it to the table.`,
      }
    : checkRoute(routes, pathname + hash);
}
