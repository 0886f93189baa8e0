// What comes from outside and is shown: every hostile string at every place, judged without a policy.
import {act} from '@testing-library/react';
import {Fragment, type ReactNode} from 'react';
import NotFoundContent from '@theme/NotFound/Content';
import Tabs from '@theme/Tabs';
import TabItem from '@theme/TabItem';
import CodeBlock from '@theme/CodeBlock';
import {afterEach, expect, it, vi} from 'vitest';
import HelpTopics from '@site/src/components/HelpTopics';
import HitLink from '@site/src/components/search/HitLink';
import HitText from '@site/src/components/search/HitText';
import NoResultsTitle from '@site/src/components/search/modal/NoResultsTitle';
import SearchField from '@site/src/components/search/page/SearchField';
import StructuredData from '@site/src/components/StructuredData';
import Unspecified from '@site/src/components/Unspecified';
import {markWords} from '@site/src/search/engines/embedded/worker/markWords';
import {readHit} from '@site/src/search/engines/hosted/readHit';
import {linkHits} from '@site/src/search/hits';
import {openStoredHits} from '@site/src/search/storedHits';
import {rewriteNavbarItems} from '@site/src/site/rewriteNavbarItems';
import {harmIn} from '../support/hostileMarkup';
import {HOSTILE_STRINGS, wellFormed} from '../support/hostileStrings';
import {renderWithSite} from '../support/renderWithSite';
import {HIT_TARGETS, LINK_CONTEXT} from '../support/linkContext';

/** A hit of the search server, with the text wherever it holds one. */
function serverHits(text: string) {
  const hit = readHit({
    hits: [
      {
        document: {
          url: '/ocr/intro',
          type: text,
          content: text,
          anchor: text,
          'hierarchy.lvl0': text,
          'hierarchy.lvl1': text,
          'hierarchy.lvl2': text,
        },
        highlight: {
          'hierarchy.lvl1': {value: `<mark>${text}</mark>`},
          content: {snippet: `a <mark>b</mark> ${text}`},
        },
      },
    ],
  });
  return linkHits(
    {hits: hit ? [hit] : [], total: 1, hasMore: false},
    1,
    HIT_TARGETS,
  ).hits;
}

/** A hit of the embedded index. */
function indexHits(text: string) {
  const parts = markWords(text, () => true);
  const hit = {
    address: '/ocr/intro',
    type: 'content',
    section: text,
    title: parts,
    path: [parts],
    summary: parts,
  } as const;
  return linkHits({hits: [hit], total: 1, hasMore: false}, 1, HIT_TARGETS).hits;
}

/** What enters, and where it is shown. */
const PLACES: Readonly<Record<string, (text: string) => ReactNode>> = {
  'headings and marks of the search server': (text) =>
    serverHits(text).map((hit) => <HitText key={hit.href} hit={hit} />),
  'texts of the embedded index': (text) =>
    indexHits(text).map((hit) => <HitText key={hit.href} hit={hit} />),
  'the address of a hit': (text) =>
    linkHits(
      {
        hits: [{...indexHits('x')[0]!, address: text}],
        total: 1,
        hasMore: false,
      },
      1,
      HIT_TARGETS,
    ).hits.map(({href}) => (
      <HitLink key={href} href={href}>
        x
      </HitLink>
    )),
  'a result that was kept': (text) => {
    const kept = {href: text, title: text, section: text, type: 'lvl1'};
    localStorage.setItem(
      'kept',
      JSON.stringify([kept, {...kept, href: '/ocr/intro'}]),
    );
    return openStoredHits(
      'kept',
      9,
      (href) =>
        linkHits(
          {
            hits: [{...indexHits('x')[0]!, address: href}],
            total: 1,
            hasMore: false,
          },
          1,
          HIT_TARGETS,
        ).hits.length > 0,
    )
      .getAll()
      .map((hit) => (
        <HitLink key={hit.href} href={hit.href}>
          <HitText hit={hit} />
        </HitLink>
      ));
  },
  'a query without results': (text) => <NoResultsTitle query={text} />,
  'a query in its field': (text) => (
    <SearchField value={text} onChange={() => undefined} />
  ),
  'a help topic': (text) => (
    <HelpTopics topics={{[text]: {label: text, to: '/ocr/intro'}} as never} />
  ),
  'an answer of the vendor': (text) => (
    <Unspecified id={text} answered>
      {text}
    </Unspecified>
  ),
  'names and labels of tabs': (text) => (
    <Tabs groupId={text}>
      <TabItem value={text} label={text}>
        {text}
      </TabItem>
      <TabItem value="b">b</TabItem>
    </Tabs>
  ),
  'code and its title': (text) => (
    <CodeBlock
      className={`language-${text}`}
      metastring={`title="${text}"`}
      title={text}>
      {text}
    </CodeBlock>
  ),
  'labels of the navigation bar': (text) =>
    rewriteNavbarItems(
      [{label: text, href: '/x', items: [{label: text, to: '/x'}]}],
      LINK_CONTEXT as never,
    ).map((item) => (
      <HitLink key="x" href={item.href ?? item.to ?? ''}>
        {item.label}
      </HitLink>
    )),
};

afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
});

it('markup of such strings is seen where it is markup', () => {
  const seen = HOSTILE_STRINGS.filter((text) => {
    const page = new DOMParser().parseFromString(
      `<p>${text}</p><a href="${text}">x</a>`,
      'text/html',
    );
    return harmIn(page).length > 0;
  });
  console.log(`${seen.length} of ${HOSTILE_STRINGS.length} are harm as markup`);
  expect(seen.length).toBeGreaterThanOrEqual(40);
});

it.each(Object.entries(PLACES))('%s: nothing of it is run', (_, show) => {
  const {container} = renderWithSite(
    HOSTILE_STRINGS.map((text) => <Fragment key={text}>{show(text)}</Fragment>),
  );
  expect(container.childElementCount).toBeGreaterThan(0);
  expect(harmIn(container)).toEqual([]);
});

it('the path of a page that is missing, and names in the list of pages: nothing of them is run', async () => {
  const found: string[] = [];
  for (const text of HOSTILE_STRINGS) {
    const path = `/ocr/${encodeURIComponent(wellFormed(text))}`;
    vi.stubGlobal('fetch', () =>
      Promise.resolve(
        Response.json({
          pages: {'ocr/x': text, [text]: text},
          names: {[text]: text, [path.slice(1)]: 'ocr/x'},
        }),
      ),
    );
    const {container, unmount} = renderWithSite(<NotFoundContent />, {path});
    await act(() => new Promise((resolve) => setTimeout(resolve)));
    found.push(...harmIn(container));
    const hosts = [...container.querySelectorAll('a')].map(({host}) => host);
    expect(
      hosts.filter(
        (host) => host !== window.location.host && host !== 'sdk.example.com',
      ),
      text,
    ).toEqual([]);
    unmount();
  }
  expect(found).toEqual([]);
});

it('data for programs stays data', async () => {
  const data = () =>
    document.head.querySelector('script[type="application/ld+json"]')
      ?.textContent ?? '';
  const things = HOSTILE_STRINGS.map(
    (name) => ({'@type': 'Thing', name}) as const,
  );
  renderWithSite(<StructuredData things={things} />);
  await vi.waitFor(() =>
    expect(JSON.parse(data())).toMatchObject({'@graph': things}),
  );
  expect(data()).not.toContain('<');
});

it('says how many there are', () => {
  console.log(
    `${HOSTILE_STRINGS.length} hostile strings at ${Object.keys(PLACES).length + 3} places of the application`,
  );
  expect(Object.keys(PLACES).length).toBeGreaterThanOrEqual(11);
});
