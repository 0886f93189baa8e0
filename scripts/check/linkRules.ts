import path from 'node:path';
import {DOCS_SET_LIST} from '../../src/sets/index';
import {meant} from '../../src/sets/meant';
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

/** This machine, its network, and names that are kept free for examples. */
const UNREACHABLE =
  /^(?:localhost|127\..*|10\..*|192\.168\..*|0\.0\.0\.0|\[.*|[^.]+|(?:.*\.)?example\.(?:com|net|org)|.*\.(?:example|invalid|local|localhost|test))$/;

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
    : judgeRelative(page, target, targets);
}

function judgeScheme(
  scheme: string,
  {target, element}: PageLink,
  {sources}: LinkTargets,
): LinkVerdict {
  if (scheme === 'pathname') {
    return judgeFile(target, element, sources);
  }
  if (scheme === 'https') {
    const host = URL.canParse(target) ? new URL(target).hostname : undefined;
    if (host === undefined) {
      return fault(target, 'a complete address', 'Correct the address.');
    }
    return UNREACHABLE.test(host)
      ? fault(
          target,
          'a host that readers can reach',
          'Write the public address; an example of one is no link, but \`code\`.',
        )
      : 'good';
  }
  if (scheme === 'mailto' || scheme === 'tel') {
    return 'good';
  }
  return fault(
    target,
    'https:, mailto:, tel: or a page of this site',
    scheme === 'http'
      ? 'Use https:, or leave the address out if the host has none.'
      : `A "${scheme}:" address has no place in a page.`,
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
  if (sources.files.has(`static${path}`) || sources.files.has(path.slice(1))) {
    return fault(
      target,
      'pathname:// before the path of a file',
      `Write [text](pathname://${target}).`,
    );
  }
  if (/\.(?:html?|mdx?)$|.\/$/.test(path)) {
    return fault(
      target,
      'an address without extension and without a slash at its end',
      'Write the address as it stands in the browser.',
    );
  }
  const linked = routes.pages.get(path);
  if (
    linked &&
    page.area !== 'pages' &&
    linked.area === page.area &&
    !target.includes('?')
  ) {
    return fault(
      target,
      'a relative file link within a set',
      `Write ${relativeLink(page.file, linked.file)} and the anchor.`,
    );
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
    verdict(target, await resolveRoute(routes, target))
  );
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
        `${meant(topic, topics)}Correct the topic, or add it: npm run new -- topic.`,
      )
    : undefined;
}

async function judgeRelative(
  page: SourcePage,
  target: string,
  {sources}: LinkTargets,
): Promise<LinkVerdict> {
  const [file = '', anchor] = target.split('#', 2);
  const resolved = path.posix.join(path.posix.dirname(page.file), file);
  if (!/\.mdx?$/.test(file) && sources.files.has(resolved)) {
    // A file beside the page: the build publishes it under a name of its own.
    return 'good';
  }
  // A page that is not translated is shown in the language it is written in.
  const original = originalOf(resolved);
  const linked =
    sources.pages.find((candidate) => candidate.file === resolved) ??
    sources.pages.find((candidate) => candidate.file === original);
  if (!/\.mdx?$/.test(file)) {
    return fault(
      target,
      'the file of the page, e.g. ./run.mdx#errors',
      'Add the extension: an address without one depends on where the page is shown.',
    );
  }
  if (!linked || linked.area !== page.area || linked.partial) {
    return fault(
      target,
      `a page at ${resolved}`,
      linked
        ? `Write the address instead: ${linked.route}.`
        : 'Correct the path; mind upper and lower case.',
    );
  }
  return verdict(target, await resolveAnchor(linked, anchor, sources));
}

function verdict(target: string, resolution: Resolution): LinkVerdict {
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
        `No page has the address ${resolution.route}: correct it; mind upper and lower case.`,
      );
    case 'noAnchor':
      return fault(
        target,
        `an anchor of ${resolution.route}`,
        `${meant(target.split('#')[1] ?? '', [...resolution.anchors])}Correct the anchor, or give the heading an id: \`## Errors {#errors}\`.`,
      );
  }
}

function relativeLink(from: string, to: string): string {
  const relative = path.posix.relative(path.posix.dirname(from), to);
  return relative.startsWith('.') ? relative : `./${relative}`;
}

function fault(target: string, expected: string, remedy: string): Fault {
  return {found: `link to \`${target}\``, expected, remedy};
}
