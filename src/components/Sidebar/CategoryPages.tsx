import type {ReactNode} from 'react';
import clsx from 'clsx';
import type {Props as ItemProps} from '@theme/DocSidebarItem/Category';
import DocSidebarItems from '@theme/DocSidebarItems';
import styles from './styles.module.css';

interface Props extends Pick<
  ItemProps,
  'item' | 'onItemClick' | 'activePath' | 'level'
> {
  /** Whether the page that is shown stands in the category. */
  readonly isActive: boolean;
}

/** The pages and categories that a category lists. */
export default function CategoryPages({
  item,
  onItemClick,
  activePath,
  level,
  isActive,
}: Props): ReactNode {
  return (
    <ul className={clsx('menu__list', styles.pages)}>
      <DocSidebarItems
        items={item.items}
        onItemClick={onItemClick}
        // Where only other lists hold the page, nothing changes here: React leaves this one as it is. Each link
        // that it renders anew makes another observer of what is in view.
        activePath={isActive ? activePath : ''}
        level={level + 1}
      />
    </ul>
  );
}
