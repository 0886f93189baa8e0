// @works-without-react: onClick, onItemClick, useEffect, useRef, useState
import {useEffect, useRef, useState, type ReactNode} from 'react';
import clsx from 'clsx';
import {
  findFirstSidebarItemLink,
  isActiveSidebarItem,
  useVisibleSidebarItems,
} from '@docusaurus/plugin-content-docs/client';
import Link from '@docusaurus/Link';
import {ThemeClassNames, useThemeConfig} from '@docusaurus/theme-common';
import {translate} from '@docusaurus/Translate';
import type {Props} from '@theme/DocSidebarItem/Category';
import DocSidebarItems from '@theme/DocSidebarItems';
import {
  CATEGORY_ATTRIBUTE,
  ANIMATED_DETAILS,
} from '@site/src/native-first/react';
import styles from './styles.module.css';

/** Collapsible sidebar category. */
export default function Category(props: Props): ReactNode {
  const {item, level, onItemClick, activePath} = props;
  const {label, collapsible, className} = item;
  const isEmpty = useVisibleSidebarItems(item.items, activePath).length === 0;
  const isActive = isActiveSidebarItem(item, activePath);
  const isCurrentPage = isActiveSidebarItem({...item, items: []}, activePath);
  const firstPage = findFirstSidebarItemLink(item);
  // The category label must not link to an unlisted page.
  const ownPage = item.linkUnlisted ? undefined : item.href;
  const href = isEmpty ? (firstPage ?? item.href) : ownPage;
  const pages = !isEmpty && (
    <ul className={clsx('menu__list', styles.pages)}>
      <DocSidebarItems
        items={item.items}
        onItemClick={onItemClick}
        // Empty for inactive categories, so that React does not render them again on navigation. Rendering is
        // expensive, because each link creates an IntersectionObserver.
        activePath={isActive ? activePath : ''}
        level={level + 1}
      />
    </ul>
  );
  return (
    <li
      className={clsx(
        ThemeClassNames.docs.docSidebarItemCategory,
        ThemeClassNames.docs.docSidebarItemCategoryLevel(level),
        'menu__list-item',
        className,
      )}>
      {href !== undefined && (
        <Link
          className={clsx('menu__link', {
            'menu__link--sublist': !isCurrentPage,
            'menu__link--active': isActive,
          })}
          to={href}
          aria-current={isCurrentPage ? 'page' : undefined}
          onClick={() => onItemClick?.({...item, href})}>
          <span className={styles.label}>{label}</span>
        </Link>
      )}
      {pages && !collapsible && href === undefined && (
        <span
          className={clsx(
            'menu__link menu__link--sublist',
            styles.name,
            isActive && 'menu__link--active',
          )}>
          {label}
        </span>
      )}
      {pages && collapsible ? (
        <CategoryDetails
          {...props}
          isActive={isActive}
          hasLink={ownPage !== undefined}
          name={`${level} ${firstPage ?? label}`}>
          {pages}
        </CategoryDetails>
      ) : (
        pages
      )}
    </li>
  );
}

interface CategoryDetailsProps extends Pick<
  Props,
  'item' | 'level' | 'activePath'
> {
  /** Whether the category contains the current page. */
  readonly isActive: boolean;
  /** Whether the label is a link above the list. Only the caret then toggles the category. */
  readonly hasLink: boolean;
  /** Category name, unique within the sidebar. */
  readonly name: string;
  /** List of the category's pages. */
  readonly children: ReactNode;
}

/**
 * A category as `<details>` element. src/native-first/collapse.ts animates it; src/native-first/sidebarState.ts keeps
 * its state between pages. It opens when the reader navigates to one of its pages.
 */
function CategoryDetails({
  item: {label, collapsed},
  level,
  activePath,
  isActive,
  hasLink,
  name,
  children,
}: CategoryDetailsProps): ReactNode {
  const {autoCollapseCategories} = useThemeConfig().docs.sidebar;
  // Later, only the reader and navigation open or close the category.
  const [beginsOpen] = useState(isActive || !collapsed);
  const details = useRef<HTMLDetailsElement>(null);
  const shownPath = useRef(activePath);
  useEffect(() => {
    if (shownPath.current !== activePath) {
      shownPath.current = activePath;
      if (isActive) {
        details.current!.open = true;
      }
    }
  }, [isActive, activePath]);
  return (
    <details
      // Browsers open only one of several `<details>` with the same name.
      name={autoCollapseCategories ? `sidebar-${level}` : undefined}
      ref={details}
      className={styles.category}
      open={beginsOpen}
      data-native={ANIMATED_DETAILS}
      {...{[CATEGORY_ATTRIBUTE]: name}}>
      {hasLink ? (
        <summary
          className="menu__caret"
          aria-label={translate(
            {id: 'site.sidebar.pagesOf', message: 'Pages of {label}'},
            {label},
          )}
        />
      ) : (
        <summary
          className={clsx(
            'menu__link menu__link--sublist menu__link--sublist-caret',
            isActive && 'menu__link--active',
          )}>
          <span className={styles.label}>{label}</span>
        </summary>
      )}
      {children}
    </details>
  );
}
