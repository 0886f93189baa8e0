// Replaces the classic text to suggest other pages.
// @works-without-react
import type {ReactNode} from 'react';
import clsx from 'clsx';
import Head from '@docusaurus/Head';
import Translate, {translate} from '@docusaurus/Translate';
import Heading from '@theme/Heading';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type {Props} from '@theme/NotFound/Content';
import NeedsApp from '@site/src/components/NeedsApp';
import NotFoundHelp from '@site/src/components/NotFoundHelp';
import NearestPages from '@site/src/components/NotFoundHelp/NearestPages';

export default function NotFoundContent({className}: Props): ReactNode {
  const {title, titleDelimiter} = useDocusaurusContext().siteConfig;
  const heading = translate({
    id: 'theme.NotFound.title',
    message: 'Page Not Found',
  });
  return (
    <main className={clsx('container margin-vert--xl', className)}>
      <Head>
        {/* Below the path of a set, its layout renders this component without the page that sets a title. */}
        <title>{`${heading} ${titleDelimiter} ${title}`}</title>
      </Head>
      {/* Hosts serve this page for every unknown address: only the browser can find similar pages. */}
      <NeedsApp because="nearest pages" />
      <Heading as="h1">{heading}</Heading>
      <p>
        <Translate id="theme.NotFound.p1">
          We could not find what you were looking for.
        </Translate>
      </p>
      <NearestPages />
      <NotFoundHelp />
    </main>
  );
}
