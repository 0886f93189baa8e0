// @works-without-react
import type {ReactNode} from 'react';
import Head from '@docusaurus/Head';
import Link from '@docusaurus/Link';
import type {TOCItem} from '@docusaurus/mdx-loader';
import {useLocation} from '@docusaurus/router';
import {PageMetadata} from '@docusaurus/theme-common';
import Translate, {translate} from '@docusaurus/Translate';
import useBaseUrl from '@docusaurus/useBaseUrl';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {usePluginData} from '@docusaurus/useGlobalData';
import Admonition from '@theme/Admonition';
import TOCInline from '@theme/TOCInline';
import {useLocale} from '@site/src/hooks/useLocale';
import Company from '@site/src/components/legal/Company';
import {DOCS_LOCALE, type Locale} from '@site/src/site/locales';
import {
  type LegalFrontMatter,
  findLegalText,
  type LegalTextId,
  type LegalVersion,
} from '@site/src/site/legalTexts';
import styles from './styles.module.css';

interface Props extends LegalFrontMatter {
  readonly title: string;
  /** Headings of the page, as exported by its MDX module. */
  readonly toc: readonly TOCItem[];
}

/** Header of a legal text: dates, versions and contents. */
export default function LegalHeader({
  title,
  toc,
  ...frontMatter
}: Props): ReactNode {
  const id = frontMatter.legal_text;
  const data = usePluginData('legal-versions') as
    Partial<Record<LegalTextId, readonly LegalVersion[]>> | undefined;
  // Empty while the text has no date.
  const versions = data?.[id] ?? [];
  const {pathname} = useLocation();
  const shown = versions.find(({path}) => path === pathname);
  return (
    <>
      {shown && <DatedVersion id={id} title={title} version={shown} />}
      <Dates {...frontMatter} />
      {versions.length > 0 && <Versions versions={versions} />}
      <nav
        className={styles.contents}
        aria-label={translate({
          id: 'site.legal.contents',
          message: 'Contents of this text',
        })}>
        <TOCInline toc={toc} />
      </nav>
    </>
  );
}

interface DatedVersionProps {
  readonly id: LegalTextId;
  readonly title: string;
  readonly version: LegalVersion;
}

/** Page title, canonical address and notice of a dated version. Its canonical address is the undated page. */
function DatedVersion({id, title, version}: DatedVersionProps): ReactNode {
  const {path} = findLegalText(id);
  const day = formatDay(version.date, useLocale());
  const {url} = useDocusaurusContext().siteConfig;
  const canonical = url + useBaseUrl(path);
  const nameVersion = useVersionNames();
  const link = (
    <Link to={path}>
      <Translate id="site.legal.undatedLink">The main page</Translate>
    </Link>
  );
  return (
    <>
      <PageMetadata
        title={`${title} (${day})`}
        description={translate(
          {
            id: 'site.legal.datedDescription',
            message:
              '{title}: the version of {date}, at its permanent address.',
          },
          {title, date: day},
        )}
      />
      <Head>
        <link rel="canonical" href={canonical} />
        <meta property="og:url" content={canonical} />
      </Head>
      <Admonition
        type={version.current ? 'info' : 'warning'}
        title={nameVersion(version)}>
        <Translate id="site.legal.dated" values={{link}}>
          {'{link} of this text always shows the latest version.'}
        </Translate>
      </Admonition>
    </>
  );
}

/** Displays revision date and effective date of a legal text. */
function Dates({
  last_revised: revised,
  applies_from: applies,
}: LegalFrontMatter): ReactNode {
  return (
    <dl className={styles.dates}>
      <div>
        <dt>
          <Translate id="site.legal.revised">Last revised</Translate>
        </dt>
        <dd>
          {revised ? <Day date={revised} /> : <Company field="revisionDay" />}
        </dd>
      </div>
      {applies && (
        <div>
          <dt>
            <Translate id="site.legal.applies">Applies from</Translate>
          </dt>
          <dd>
            <Day date={applies} />
          </dd>
        </div>
      )}
    </dl>
  );
}

function Day({date}: {date: string}): ReactNode {
  return <time dateTime={date}>{formatDay(date, useLocale())}</time>;
}

/** Formats a date in ISO format in the words of the legal texts. */
function formatDay(date: string, locale: Locale): string {
  return new Intl.DateTimeFormat(locale === DOCS_LOCALE ? 'en-GB' : locale, {
    dateStyle: 'long',
    timeZone: 'UTC',
  }).format(new Date(date));
}

/** Returns a function that names a version by its date. */
function useVersionNames(): (version: LegalVersion) => string {
  const locale = useLocale();
  return ({date, current}) => {
    const values = {date: formatDay(date, locale)};
    return current
      ? translate(
          {
            id: 'site.legal.currentVersion',
            message: 'Version of {date} (latest)',
          },
          values,
        )
      : translate(
          {id: 'site.legal.pastVersion', message: 'Version of {date}'},
          values,
        );
  };
}

interface VersionsProps {
  readonly versions: readonly LegalVersion[];
}

/** Links to all versions, newest first. */
function Versions({versions}: VersionsProps): ReactNode {
  const nameVersion = useVersionNames();
  return (
    <nav
      className={styles.versions}
      aria-label={translate({
        id: 'site.legal.versions',
        message: 'Versions of this text',
      })}>
      <ul>
        {versions.map((version) => (
          <li key={version.date}>
            <Link to={version.path} autoAddBaseUrl={false}>
              {nameVersion(version)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
