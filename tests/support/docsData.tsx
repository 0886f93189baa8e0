import type {ReactNode} from 'react';
import {DocProvider} from '@docusaurus/plugin-content-docs/client';
import {DOCS_SET_LIST, type DocsSet} from '@site/src/site/sets/index';

function docsOf(set: DocsSet) {
  const intro = {id: 'intro', path: set.entry, sidebar: set.sidebarId};
  return {
    path: `/${set.routeBasePath}`,
    breadcrumbs: true,
    versions: [
      {
        name: 'current',
        label: 'Next',
        isLast: true,
        path: `/${set.routeBasePath}`,
        mainDocId: 'intro',
        docs: [intro],
        draftIds: [],
        sidebars: {
          [set.sidebarId]: {link: {path: set.entry, label: 'Introduction'}},
        },
      },
    ],
  };
}

/** Global data of the documentation plugins. */
export const DOCS_GLOBAL_DATA = {
  'docusaurus-plugin-content-docs': {
    ...Object.fromEntries(DOCS_SET_LIST.map((set) => [set.id, docsOf(set)])),
  },
};

interface DocFacts {
  readonly title?: string;
  readonly source?: string;
  readonly frontMatter?: object;
}

/** Module of a documentation page, as the bundler passes it to the theme. */
function docModule({
  title = 'A page',
  source = '@site/docs-ocr/a.mdx',
  frontMatter = {},
}: DocFacts) {
  const Content = () => <p>The text of the page.</p>;
  return Object.assign(Content, {
    metadata: {
      title,
      source,
      description: '',
      permalink: '/ocr/a',
      frontMatter,
      tags: [],
    },
    frontMatter,
    assets: {},
    contentTitle: undefined,
    toc: [],
  });
}

/** Renders its children inside a documentation page. */
export function InDoc({
  children,
  ...facts
}: DocFacts & {children: ReactNode}): ReactNode {
  return (
    <DocProvider content={docModule(facts) as never}>{children}</DocProvider>
  );
}
