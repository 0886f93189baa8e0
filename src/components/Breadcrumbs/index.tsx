// @works-without-react
import {createContext, useContext, type ReactNode} from 'react';
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
import {useLabelLanguage} from '@site/src/hooks/useLabelLanguage';
import {useText} from '@site/src/hooks/useText';
import {findDocsSet} from '@site/src/site/sets/index';
import type {Locale} from '@site/src/site/locales';

/**
 * Context that is true inside documentation pages, where `useDoc` works. Generated category indexes have
 * breadcrumbs, but `useDoc` throws there.
 */
export const DocPageContext = createContext(false);

interface Crumb {
  readonly label: string;
  /** Address of the category's page; absent if it has none. */
  readonly href?: string | undefined;
  /** Language of the label; absent if it is the language of the interface. */
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
  // On documentation pages of this site's sets, `DocTop` adds structured data for the breadcrumbs.
  const hasData = useContext(DocPageContext) && set !== undefined;
  const languageOf = useLabelLanguage();
  const home = translate({id: 'site.breadcrumbs.home', message: 'Home'});
  // The `breadcrumbs` option of the docs plugin turns breadcrumbs off.
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

/** Last breadcrumb of a page that does not belong to a sidebar. */
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
