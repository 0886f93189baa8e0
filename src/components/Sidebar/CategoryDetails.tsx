import type {ReactNode} from 'react';
import clsx from 'clsx';
import {translate} from '@docusaurus/Translate';
import {useThemeConfig} from '@docusaurus/theme-common';
import {COLLAPSE} from '@site/src/native/collapse';
import {CATEGORY_ATTRIBUTE} from '@site/src/native/sidebarMemory';
import type {CategoryState} from './useCategory';
import styles from './styles.module.css';

interface Props extends Pick<
  CategoryState,
  'isActive' | 'beginsOpen' | 'ownPage' | 'details'
> {
  /** Identifies it within its sidebar. */
  readonly name: string;
  readonly level: number;
  readonly label: string;
  /** The list of its pages. */
  readonly children: ReactNode;
}

/**
 * A category that opens and closes: the browser does it, src/native/collapse.ts sets it in motion,
 * src/native/sidebarMemory.ts keeps it from page to page. Where its name is a link, this is the
 * caret beside it.
 */
export default function CategoryDetails({
  name,
  level,
  label,
  isActive,
  beginsOpen,
  ownPage,
  details,
  children,
}: Props): ReactNode {
  const {autoCollapseCategories} = useThemeConfig().docs.sidebar;
  return (
    <details
      // Of those with the same name the browser leaves one open.
      name={autoCollapseCategories ? `sidebar-${level}` : undefined}
      ref={details}
      className={styles.category}
      open={beginsOpen}
      data-native={COLLAPSE}
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
