import path from 'node:path';
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
import {
  addressAdvice,
  extensionAdvice,
  linkByFile,
  nearestFile,
} from './linkAdvice';
import {fault, topicFault} from './linkFaults';
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
      addressAdvice(target, routes),
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
      `Write ${linkByFile(page, linked)}${target.slice(path.length)}.`,
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
    verdict(target, await resolveRoute(routes, target), [
      ...routes.pages.keys(),
    ])
  );
}

async function judgeRelative(
  page: SourcePage,
  {target, element}: PageLink,
  {sources}: LinkTargets,
): Promise<LinkVerdict> {
  if (element === 'a') {
    // The build turns Markdown links into addresses, and leaves those of elements in the page.
    return fault(
      `<a href="${target}">`,
      'a Markdown link, for which the build finds the file',
      `Write [text](${target}).`,
    );
  }
  const [file = '', anchor] = target.split('#', 2);
  const folder = path.posix.dirname(page.file);
  const resolved = path.posix.join(folder, file);
  if (!/\.mdx?$/.test(file) && sources.files.has(resolved)) {
    // A file beside the page: the build publishes it under a name of its own.
    return 'good';
  }
  // A page that is not translated is shown in the language it is written in.
  const pageAt = (at: string) =>
    sources.pages.find((candidate) => candidate.file === at) ??
    sources.pages.find((candidate) => candidate.file === originalOf(at));
  const linked = pageAt(resolved);
  if (!/\.mdx?$/.test(file)) {
    return fault(
      target,
      'the file of the page, e.g. ./run.mdx#errors',
      extensionAdvice(
        target,
        (name) => pageAt(path.posix.join(folder, name)) !== undefined,
      ),
    );
  }
  if (!linked || linked.area !== page.area || linked.partial) {
    return fault(
      target,
      `a page at ${resolved}`,
      linked
        ? `Write the address instead: ${linked.route}.`
        : `${nearestFile(page, file, sources.pages)}Correct the path; mind upper and lower case.`,
    );
  }
  return verdict(target, await resolveAnchor(linked, anchor, sources));
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
        `${meant(resolution.route, known)}No page has the address ${resolution.route}: correct it; mind upper and lower case.`,
      );
    case 'noAnchor':
      return fault(
        target,
        `an anchor of ${resolution.route}`,
        `${meant(target.split('#')[1] ?? '', [...resolution.anchors])}Correct the anchor, or give the heading an id: \`## Errors {#errors}\`.`,
      );
  }
}
