// External text that becomes markup, code or an address; React escapes all other text.
import {type ReactNode, Fragment} from 'react';
import CodeBlock from '@theme/CodeBlock';
import {expect, it, vi} from 'vitest';
import HitLink from '@site/src/search/ui/HitLink';
import StructuredData from '@site/src/components/StructuredData';
import {resolveHits} from '@site/src/search/hits';
import {readStoredHits} from '@site/src/search/ui/modal/storedHits';
import {rewriteNavbarItems} from '@site/src/site/rewriteNavbarItems';
import {harmIn} from '../support/hostileMarkup';
import {HOSTILE_STRINGS} from '../support/hostileStrings';
import {renderWithSite} from '../support/renderWithSite';
import {HIT_TARGETS, LINK_CONTEXT} from '../support/linkContext';

/** Resolves a hit with this address; empty if the address is rejected. */
function hitsAt(address: string) {
  const hit = {
    address,
    type: 'content',
    section: '',
    title: [],
    path: [],
    summary: [],
  } as const;
  return resolveHits({hits: [hit], total: 1, hasMore: false}, 1, HIT_TARGETS)
    .hits;
}

const linkTo = (href: string) => (
  <HitLink key={href} href={href}>
    x
  </HitLink>
);

/** Renderers by source of the text. */
const PLACES: Readonly<Record<string, (text: string) => ReactNode>> = {
  'the address of a hit': (text) => hitsAt(text).map(({href}) => linkTo(href)),
  'a result that was kept': (text) => {
    const kept = {
      href: text,
      title: text,
      section: text,
      type: 'lvl1',
      isFavorite: true,
    };
    localStorage.setItem('kept', JSON.stringify([kept]));
    return readStoredHits('kept', (href) => hitsAt(href).length > 0).map(
      ({href}) => linkTo(href),
    );
  },
  'code, its language and its title': (text) => (
    <CodeBlock className={`language-${text}`} title={text}>
      {text}
    </CodeBlock>
  ),
  'labels of the navigation bar': (text) =>
    rewriteNavbarItems(
      [{label: text, href: '/x', items: [{label: text, to: '/x'}]}],
      LINK_CONTEXT as never,
    ).map((item) => linkTo(item.href ?? item.to ?? '')),
};

it.each(Object.entries(PLACES))('%s does not become executable', (_, show) => {
  const {container} = renderWithSite(
    HOSTILE_STRINGS.map((text) => <Fragment key={text}>{show(text)}</Fragment>),
  );
  expect(container.childElementCount).toBeGreaterThan(0);
  expect(harmIn(container)).toEqual([]);
});

it('structured data cannot end its script element', async () => {
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
