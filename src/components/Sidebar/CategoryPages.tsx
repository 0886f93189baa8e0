import type {ReactNode} from 'react';
import clsx from 'clsx';
import type {Props} from '@theme/DocSidebarItem/Category';
import DocSidebarItems from '@theme/DocSidebarItems';
import styles from './styles.module.css';

/** The pages and categories that a category lists. */
export default function CategoryPages({
  item,
  onItemClick,
  activePath,
  level,
}: Pick<Props, 'item' | 'onItemClick' | 'activePath' | 'level'>): ReactNode {
  return (
    <ul className={clsx('menu__list', styles.pages)}>
      <DocSidebarItems
        items={item.items}
        onItemClick={onItemClick}
        activePath={activePath}
        level={level + 1}
      />
    </ul>
  );
}
