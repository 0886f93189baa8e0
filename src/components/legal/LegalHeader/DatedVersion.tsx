import type {ReactNode} from 'react';
import Head from '@docusaurus/Head';
import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import useBaseUrl from '@docusaurus/useBaseUrl';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {PageMetadata} from '@docusaurus/theme-common';
import Admonition from '@theme/Admonition';
import {legalText, type LegalTextId} from '@site/src/site/legalTexts';
import type {LegalVersion} from '@site/src/site/legalVersions';

interface Props {
  readonly id: LegalTextId;
  readonly title: string;
  readonly version: LegalVersion;
}

/** Marks a page as one dated version: its own title, and the undated page as the one to index. */
export default function DatedVersion({
  id,
  title,
  version: {date, current},
}: Props): ReactNode {
  const {path} = legalText(id);
  const {url} = useDocusaurusContext().siteConfig;
  const canonical = url + useBaseUrl(path);
  const label = translate(
    {id: 'site.legal.pastVersion', message: 'Version of {date}'},
    {date},
  );
  return (
    <>
      <PageMetadata
        title={`${title} (${date})`}
        description={translate(
          {
            id: 'site.legal.datedDescription',
            message:
              '{title}: the version of {date}, at its permanent address.',
          },
          {title, date},
        )}
      />
      <Head>
        <link rel="canonical" href={canonical} />
        <meta property="og:url" content={canonical} />
      </Head>
      <Admonition type={current ? 'info' : 'warning'} title={label}>
        {current ? (
          <Translate
            id="site.legal.datedCurrent"
            values={{link: <UndatedLink path={path} />}}>
            {
              'This is the latest version, at its permanent address. {link} of this text always shows the latest version.'
            }
          </Translate>
        ) : (
          <Translate
            id="site.legal.datedPast"
            values={{link: <UndatedLink path={path} />}}>
            {
              'This is an earlier version. {link} of this text shows the latest one.'
            }
          </Translate>
        )}
      </Admonition>
    </>
  );
}

function UndatedLink({path}: {path: string}): ReactNode {
  return (
    <Link to={path}>
      <Translate id="site.legal.undatedLink">The main page</Translate>
    </Link>
  );
}
