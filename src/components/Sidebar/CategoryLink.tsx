import type {ReactNode} from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import styles from './styles.module.css';

interface Props {
  readonly label: string;
  readonly href: string;
  /** Whether the page that is shown stands in the category. */
  readonly isActive: boolean;
  /** Whether the page that is shown is the category's own. */
  readonly isCurrentPage: boolean;
  /** Whether the link stands for the category alone: a caret says that there is more. */
  readonly hasCaret?: boolean;
  readonly onClick?: () => void;
}

/** A category's name that leads to a page. */
export default function CategoryLink({
  label,
  href,
  isActive,
  isCurrentPage,
  hasCaret = false,
  onClick,
}: Props): ReactNode {
  return (
    <Link
      className={clsx('menu__link', {
        'menu__link--sublist': !isCurrentPage,
        'menu__link--sublist-caret': hasCaret,
        'menu__link--active': isActive,
      })}
      to={href}
      aria-current={isCurrentPage ? 'page' : undefined}
      onClick={onClick}>
      <span className={styles.label}>{label}</span>
    </Link>
  );
}
