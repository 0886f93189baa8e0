import path from 'node:path';
import {DOCS_SET_LIST, DOCS_SETS, type DocsSetId} from '../../src/sets/index';
import {didYouMean} from '../../src/sets/didYouMean';
import type {PageLink} from '../../src/sets/page/links';
import {originalOf} from '../../src/sets/page/place';
import type {SourcePage} from '../../src/sets/page/sourcePage';
import type {Fault} from '../../src/sets/problem';
import {
  resolveAnchor,
  resolveRoute,
  type Resolution,
  type RouteTable,
} from './routes';
import {helpTopicsFile} from './siteTables';
import type {Sources} from './sources';

/** Verdict on a link. */
export type LinkVerdict = 'good' | 'undecided' | Fault;

/** What links are judged against. */
export interface LinkTargets {
  readonly sources: Sources;
  readonly routes: RouteTable;
}

const SCHEME = /^([a-z][a-z0-9+.-]*):/i;

/** Judges one link of a page. */
export async function judgeLink(
  page: SourcePage,
  link: PageLink,
  targets: LinkTargets,
): Promise<LinkVerdict> {
  const {target} = link;
  const scheme = SCHEME.exec(target)?.[1]?.toLowerCase();
  if (scheme !== undefined) {
    return judgeScheme(scheme, link, targets);
  }
  if (target.startsWith('//')) {
    return fault(
      target,
      'an address of this site, or one that begins with https://',
      'Write the scheme: a protocol-relative address leads to another host.',
    );
  }
  if (target.startsWith('#')) {
    return page.partial
      ? 'undecided'
      : verdict(
          target,
          await resolveAnchor(page, target.slice(1), targets.sources),
        );
  }
  return target.startsWith('/')
    ? judgeRoute(page, link, targets)
    : judgeRelative(page, link, targets);
}

function judgeScheme(
  scheme: string,
  {target, element}: PageLink,
  {sources}: LinkTargets,
): LinkVerdict {
  if (scheme === 'pathname') {
    return judgeFile(target, element, sources);
  }
  if (scheme === 'https' || scheme === 'http') {
    return URL.canParse(target)
      ? 'good'
      : fault(target, 'a complete address', 'Correct the address.');
  }
  if (scheme === 'mailto' || scheme === 'tel') {
    return 'good';
  }
  return fault(
    target,
    'https:, mailto:, tel: or a page of this site',
    `A "${scheme}:" address has no place in a page.`,
  );
}

/** `pathname:///…` leads to a file that is published as it is. */
function judgeFile(
  target: string,
  element: string | undefined,
  {files}: Sources,
): LinkVerdict {
  const file = target.replace(/^pathname:\/\/\//, '').split(/[?#]/, 1)[0] ?? '';
  if (element === 'a') {
    return fault(
      `<a href="${target}">`,
      'a Markdown link: Docusaurus leaves this scheme in the page otherwise',
      `Write [text](${target}).`,
    );
  }
  const published = file.startsWith('contracts/') ? file : `static/${file}`;
  return files.has(published)
    ? 'good'
    : fault(target, `a file at ${published}`, 'Correct the path.');
}

async function judgeRoute(
  page: SourcePage,
  {target, element}: PageLink,
  {routes, sources}: LinkTargets,
): Promise<LinkVerdict> {
  const [path = ''] = target.split(/[?#]/, 1);
  const isFile =
    sources.files.has(`static${path}`) || sources.files.has(path.slice(1));
  if (isFile && element === undefined) {
    // The build publishes what a Markdown link leads to.
    return 'good';
  }
  if (isFile) {
    return fault(
      target,
      'pathname:// before the path of a file',
      `Write [text](pathname://${target}).`,
    );
  }
  const isFileName = /\.mdx?$/.test(path);
  if (/\.html?$/.test(path) || (isFileName && isAddress(path, routes))) {
    return fault(
      target,
      'an address without extension',
      'Write the address as the browser shows it.',
    );
  }
  if (isFileName) {
    return judgePageFile(page, target, [setFolder(page) + path], sources);
  }
  if (element === 'a') {
    return fault(
      `<a href="${target}">`,
      'a Markdown link, which gets the base address and the locale',
      `Write [text](${target}).`,
    );
  }
  return (
    topicFault(target, sources) ??
    verdict(target, await resolveRoute(routes, target), [
      ...routes.pages.keys(),
    ])
  );
}

async function judgeRelative(
  page: SourcePage,
  {target, element}: PageLink,
  {routes, sources}: LinkTargets,
): Promise<LinkVerdict> {
  if (element === 'a') {
    // The build turns Markdown links into addresses, and leaves those of elements in the page.
    return fault(
      `<a href="${target}">`,
      'a Markdown link, for which the build finds the file',
      `Write [text](${target}).`,
    );
  }
  const [file = ''] = target.split('#', 1);
  const folder = path.posix.dirname(page.file);
  const resolved = file.startsWith('@site/')
    ? file.slice('@site/'.length)
    : path.posix.join(folder, file);
  if (!/\.mdx?$/.test(file) && sources.files.has(resolved)) {
    // A file beside the page: the build publishes it under a name of its own.
    return 'good';
  }
  if (/\.mdx?$/.test(file)) {
    // As Docusaurus does: beside the page first, then from the folder of the set.
    const more = file.startsWith('.')
      ? []
      : [path.posix.join(setFolder(page), file)];
    return judgePageFile(page, target, [resolved, ...more], sources);
  }
  // An address: browsers resolve it against that of the page.
  const address = new URL(target, `https://site.example${page.route}`);
  const route = decodeURI(address.pathname) + address.hash;
  const found = await resolveRoute(routes, route);
  return found.kind === 'noPage'
    ? fault(
        target,
        'the file of the page, e.g. ./run.mdx#errors',
        'Add the extension: an address without one depends on where the page is shown.',
      )
    : verdict(target, found);
}

/** Whether a path is the address of a page, but for its extension. */
function isAddress(path: string, {pages}: RouteTable): boolean {
  return pages.has(path.replace(/\.mdx?$/, ''));
}

/** The folder of the set that a page is of, without a slash at its end. */
function setFolder({file, area}: SourcePage): string {
  const source = originalOf(file) ?? file;
  return area === 'pages' ? path.posix.dirname(source) : folderOf(area);
}

const folderOf = (area: DocsSetId) => DOCS_SETS[area].folder;

/** A link to the file of a page, at the first of these places where there is one. */
async function judgePageFile(
  page: SourcePage,
  target: string,
  places: readonly [string, ...string[]],
  sources: Sources,
): Promise<LinkVerdict> {
  // A page that is not translated is shown in the language it is written in.
  const pageAt = (at: string) =>
    sources.pages.find((candidate) => candidate.file === at) ??
    sources.pages.find((candidate) => candidate.file === originalOf(at));
  const linked = places.map(pageAt).find((each) => each !== undefined);
  const [, anchor] = target.split('#', 2);
  return !linked || linked.area !== page.area || linked.partial
    ? fault(
        target,
        `a page at ${places[0]}`,
        linked
          ? `Write the address instead: ${linked.route}.`
          : `${didYouMean(
              places[0],
              sources.pages.map((each) => each.file),
            )}Correct the path; mind upper and lower case.`,
      )
    : verdict(target, await resolveAnchor(linked, anchor, sources));
}

function verdict(
  target: string,
  resolution: Resolution,
  known: readonly string[] = [],
): LinkVerdict {
  switch (resolution.kind) {
    case 'found':
      return 'good';
    case 'undecided':
      return 'undecided';
    case 'redirect':
      return fault(target, resolution.to, 'Link to the page itself.');
    case 'noPage':
      return fault(
        target,
        'the address of a page',
        `${didYouMean(resolution.route, known)}No page has the address ${resolution.route}: correct it; mind upper and lower case.`,
      );
    case 'noAnchor':
      return fault(
        target,
        `an anchor of ${resolution.route}`,
        `${didYouMean(target.split('#')[1] ?? '', [...resolution.anchors])}Correct the anchor, or give the heading an id: \`## Errors {/* #errors */}\`.`,
      );
  }
}

/** What is wrong with a link to a target. */
function fault(target: string, expected: string, remedy: string): Fault {
  return {found: `link to \`${target}\``, expected, remedy};
}

/** A link with a help topic that there is not would show the list of topics. */
function topicFault(target: string, {helpTopics}: Sources): Fault | undefined {
  const {pathname, searchParams} = new URL(target, 'https://site.example');
  const topic = searchParams.get('topic');
  const set = DOCS_SET_LIST.find(
    ({routeBasePath}) => pathname === `/${routeBasePath}/csh-redirect`,
  );
  const topics = set ? Object.keys(helpTopics[set.id]) : [];
  return set && topic !== null && !topics.includes(topic)
    ? fault(
        target,
        `a topic of ${helpTopicsFile(set.id)}`,
        `${didYouMean(topic, topics)}Correct the topic, or add it to the table.`,
      )
    : undefined;
}
