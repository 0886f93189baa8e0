import {useContext, type ReactNode} from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import {translate} from '@docusaurus/Translate';
import {
  useActivePluginAndVersion,
  useDoc,
  useSidebarBreadcrumbs,
} from '@docusaurus/plugin-content-docs/client';
import {ThemeClassNames} from '@docusaurus/theme-common';
import StructuredData from '@theme/DocBreadcrumbs/StructuredData';
import {DocPage} from '@site/src/components/PageTools/DocPage';
import {useLabelLanguage} from '@site/src/hooks/useLabelLanguage';
import {useText} from '@site/src/hooks/useText';
import {findDocsSet} from '@site/src/site/sets/index';
import type {Locale} from '@site/src/site/locales';

interface Crumb {
  readonly label: string;
  /** Absent if the category has no page. */
  readonly href?: string | undefined;
  /** Absent if the label is in the language of the interface. */
  readonly lang?: Locale | undefined;
  readonly isLast?: boolean;
}

/** Breadcrumbs of a documentation page: Home, product, sidebar groups, page. */
export default function Breadcrumbs(): ReactNode {
  const textOf = useText();
  const {activePlugin, activeVersion} = useActivePluginAndVersion() ?? {};
  const set = findDocsSet(activePlugin?.pluginId ?? '');
  const entry = activeVersion?.docs.find(
    ({id}) => id === activeVersion.mainDocId,
  );
  const below = useSidebarBreadcrumbs();
  // Pages of this site's sets have structured data about their breadcrumbs elsewhere.
  const hasData = useContext(DocPage) && set !== undefined;
  const languageOf = useLabelLanguage();
  const home = translate({id: 'site.breadcrumbs.home', message: 'Home'});
  // Option of the docs plugin.
  if (activePlugin?.pluginData.breadcrumbs === false) {
    return null;
  }
  return (
    <nav
      className={ThemeClassNames.docs.docBreadcrumbs}
      aria-label={translate({
        id: 'theme.docs.breadcrumbs.navAriaLabel',
        message: 'Breadcrumbs',
      })}>
      {below && !hasData && <StructuredData breadcrumbs={below} />}
      <ul className="breadcrumbs">
        <Crumb label={home} href="/" />
        {set && (
          <Crumb label={textOf(set.label)} href={entry?.path ?? set.entry} />
        )}
        {below?.map((item, index) => (
          <Crumb
            key={index}
            label={item.label}
            isLast={index === below.length - 1}
            {...(item.type === 'link'
              ? {href: item.href, lang: languageOf(item)}
              : {href: item.linkUnlisted ? undefined : item.href})}
          />
        )) ?? <PageCrumb />}
      </ul>
    </nav>
  );
}

/** Last breadcrumb of a page that is in no sidebar. */
function PageCrumb(): ReactNode {
  const {title: label, permalink: href} = useDoc().metadata;
  return (
    <Crumb label={label} lang={useLabelLanguage()({label, href})} isLast />
  );
}

function Crumb({label, href, lang, isLast = false}: Crumb): ReactNode {
  const className = 'breadcrumbs__link';
  return (
    <li
      className={clsx(
        'breadcrumbs__item',
        isLast && 'breadcrumbs__item--active',
      )}>
      {href === undefined || isLast ? (
        <span {...{className, lang}}>{label}</span>
      ) : (
        <Link {...{className, lang}} to={href}>
          {label}
        </Link>
      )}
    </li>
  );
}
