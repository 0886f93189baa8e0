import type {ComponentProps, ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import styles from './styles.module.css';

export default function CloseButton(
  props: ComponentProps<'button'>,
): ReactNode {
  return (
    <button
      type="button"
      className={styles.close}
      aria-label={translate({
        id: 'site.legal.dialog.close',
        message: 'Close',
      })}
      {...props}>
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d="M6 6 18 18M18 6 6 18" />
      </svg>
    </button>
  );
}
