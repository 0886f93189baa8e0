import type {ReactNode} from 'react';
import clsx from 'clsx';
import {ThemeClassNames} from '@docusaurus/theme-common';
import type {Props} from '@theme/DocSidebarItem/Category';
import CategoryDetails from './CategoryDetails';
import CategoryLink from './CategoryLink';
import CategoryPages from './CategoryPages';
import {useCategory} from './useCategory';
import styles from './styles.module.css';

/**
 * A category of the sidebar: a list that opens and closes, or, where pages do not carry it, a link
 * to its first page.
 */
export default function Category(props: Props): ReactNode {
  const {item, level, onItemClick} = props;
  const {label, collapsible, className} = item;
  const state = useCategory(props);
  const {isActive, isEmpty, ownPage, firstPage, listsPages} = state;
  const href = listsPages ? ownPage : (firstPage ?? item.href);

  return (
    <li
      className={clsx(
        ThemeClassNames.docs.docSidebarItemCategory,
        ThemeClassNames.docs.docSidebarItemCategoryLevel(level),
        'menu__list-item',
        !listsPages && !isEmpty && 'menu__list-item--collapsed',
        className,
      )}>
      {href !== undefined && (
        <CategoryLink
          {...state}
          {...{label, href}}
          hasCaret={!listsPages && !isEmpty}
          onClick={() => onItemClick?.({...item, href})}
        />
      )}
      {listsPages && collapsible && (
        <CategoryDetails
          {...state}
          {...{label, level}}
          name={`${level} ${firstPage ?? label}`}>
          <CategoryPages {...props} isActive={isActive} />
        </CategoryDetails>
      )}
      {listsPages && !collapsible && (
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
