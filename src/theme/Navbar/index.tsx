// Wraps the navbar: the classic one stays hidden at the end of a page and while the focus is in it.
import type {ReactNode} from 'react';
import clsx from 'clsx';
import Navbar from '@theme-original/Navbar';
import {useAtPageEnd} from '@site/src/hooks/useAtPageEnd';
import styles from './styles.module.css';

export default function NavbarWrapper(): ReactNode {
  const atPageEnd = useAtPageEnd();
  return (
    <div className={clsx(styles.navbar, atPageEnd && styles.atPageEnd)}>
      <Navbar />
    </div>
  );
}
