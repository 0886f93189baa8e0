// @works-without-react
import type {ReactNode} from 'react';
import styles from './styles.module.css';

/** Shows a list as cards. Each item has a link to a sample, and a `<SheetPicture thumbnail>`. */
export default function DemoGallery({
  children,
}: {
  readonly children: ReactNode;
}): ReactNode {
  return (
    <div className={styles.gallery} data-search="skip">
      {children}
    </div>
  );
}
