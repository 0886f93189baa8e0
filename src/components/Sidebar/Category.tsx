// @works-without-react
import type {ReactNode} from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import {ThemeClassNames, useThemeConfig} from '@docusaurus/theme-common';
import {translate} from '@docusaurus/Translate';
import type {Props, Props as ItemProps} from '@theme/DocSidebarItem/Category';
import DocSidebarItems from '@theme/DocSidebarItems';
import {
  CATEGORY_ATTRIBUTE,
  ANIMATED_DETAILS,
} from '@site/src/native-first/react';
import {useCategory, type CategoryState} from './useCategory';
import styles from './styles.module.css';

/** Collapsible sidebar category. */
export default function Category(props: Props): ReactNode {
  const {item, level, onItemClick} = props;
  const {label, collapsible, className} = item;
  const state = useCategory(props);
  const {isActive, isEmpty, ownPage, firstPage} = state;
  const href = isEmpty ? (firstPage ?? item.href) : ownPage;

  return (
    <li
      className={clsx(
        ThemeClassNames.docs.docSidebarItemCategory,
        ThemeClassNames.docs.docSidebarItemCategoryLevel(level),
        'menu__list-item',
        className,
      )}>
      {href !== undefined && (
        <CategoryLink
          {...state}
          {...{label, href}}
          onClick={() => onItemClick?.({...item, href})}
        />
      )}
      {!isEmpty && collapsible && (
        <CategoryDetails
          {...state}
          {...{label, level}}
          name={`${level} ${firstPage ?? label}`}>
          <CategoryPages {...props} isActive={isActive} />
        </CategoryDetails>
      )}
      {!isEmpty && !collapsible && (
        <>
          {href === undefined && (
            <span
              className={clsx(
                'menu__link menu__link--sublist',
                styles.name,
                isActive && 'menu__link--active',
              )}>
              {label}
            </span>
          )}
          <CategoryPages {...props} isActive={isActive} />
        </>
      )}
    </li>
  );
}

interface CategoryDetailsProps extends Pick<
  CategoryState,
  'isActive' | 'beginsOpen' | 'ownPage' | 'details'
> {
  /** Category name, unique within the sidebar. */
  readonly name: string;
  readonly level: number;
  readonly label: string;
  /** List of the category's pages. */
  readonly children: ReactNode;
}

/**
 * A category as `<details>` element. src/native-first/collapse.ts animates it; src/native-first/sidebarState.ts keeps
 * its state between pages. If the label is a link, only the caret toggles the category.
 */
function CategoryDetails({
  name,
  level,
  label,
  isActive,
  beginsOpen,
  ownPage,
  details,
  children,
}: CategoryDetailsProps): ReactNode {
  const {autoCollapseCategories} = useThemeConfig().docs.sidebar;
  return (
    <details
      // Browsers open only one of several `<details>` with the same name.
      name={autoCollapseCategories ? `sidebar-${level}` : undefined}
      ref={details}
      className={styles.category}
      open={beginsOpen}
      data-native={ANIMATED_DETAILS}
      {...{[CATEGORY_ATTRIBUTE]: name}}>
      {ownPage === undefined ? (
        <summary
          className={clsx(
            'menu__link menu__link--sublist menu__link--sublist-caret',
            isActive && 'menu__link--active',
          )}>
          <span className={styles.label}>{label}</span>
        </summary>
      ) : (
        <summary
          className="menu__caret"
          aria-label={translate(
            {id: 'site.sidebar.pagesOf', message: 'Pages of {label}'},
            {label},
          )}
        />
      )}
      {children}
    </details>
  );
}

interface CategoryLinkProps {
  readonly label: string;
  readonly href: string;
  /** Whether the category contains the current page. */
  readonly isActive: boolean;
  /** Whether the current page is the page of the category itself. */
  readonly isCurrentPage: boolean;
  readonly onClick?: () => void;
}

/** Category label that links to a page. */
function CategoryLink({
  label,
  href,
  isActive,
  isCurrentPage,
  onClick,
}: CategoryLinkProps): ReactNode {
  return (
    <Link
      className={clsx('menu__link', {
        'menu__link--sublist': !isCurrentPage,
        'menu__link--active': isActive,
      })}
      to={href}
      aria-current={isCurrentPage ? 'page' : undefined}
      onClick={onClick}>
      <span className={styles.label}>{label}</span>
    </Link>
  );
}

interface CategoryPagesProps extends Pick<
  ItemProps,
  'item' | 'onItemClick' | 'activePath' | 'level'
> {
  /** Whether the category contains the current page. */
  readonly isActive: boolean;
}

/** List of the pages and subcategories in a category. */
function CategoryPages({
  item,
  onItemClick,
  activePath,
  level,
  isActive,
}: CategoryPagesProps): ReactNode {
  return (
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
}
