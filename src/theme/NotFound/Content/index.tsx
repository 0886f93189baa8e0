// Replaces the classic not-found text by one that suggests similar pages.
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

export default function NotFoundContent({className}: Props): ReactNode {
  const {title, titleDelimiter} = useDocusaurusContext().siteConfig;
  const heading = translate({
    id: 'theme.NotFound.title',
    message: 'Page Not Found',
  });
  return (
    <main className={clsx('container margin-vert--xl', className)}>
      <Head>
        {/* Sets the title here too, since below the path of a documentation set the page component that sets
            it is not rendered. */}
        <title>{`${heading} ${titleDelimiter} ${title}`}</title>
      </Head>
      {/* Needs the application, since only the browser knows the requested address, for which similar pages
          are suggested. */}
      <NeedsApp because="nearest pages" />
      <Heading as="h1">{heading}</Heading>
      <p>
        <Translate id="theme.NotFound.p1">
          We could not find what you were looking for.
        </Translate>
      </p>
      <NotFoundHelp />
    </main>
  );
}
