import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';

interface Props {
  /** Path of a page below the root of its language. */
  readonly path: string;
}

/** The same page in the other languages of the site. */
export default function OtherLanguages({path}: Props): ReactNode {
  const {
    i18n: {currentLocale, defaultLocale, locales, localeConfigs},
    siteConfig: {baseUrl},
  } = useDocusaurusContext();
  const own = currentLocale === defaultLocale ? '' : `${currentLocale}/`;
  const root = baseUrl.slice(0, baseUrl.length - own.length);
  return locales
    .filter((locale) => locale !== currentLocale)
    .map((locale) => {
      const prefix = locale === defaultLocale ? '' : `${locale}/`;
      const {htmlLang, label} = localeConfigs[locale]!;
      return (
        // Another language is another application: no navigation inside this one.
        <Link
          key={locale}
          to={`pathname://${root}${prefix}${path}`}
          target="_self"
          hrefLang={htmlLang}
          lang={htmlLang}>
          {label}
        </Link>
      );
    });
}
