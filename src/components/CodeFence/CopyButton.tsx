import type {ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import styles from './styles.module.css';

/** Copies the code beside it: `src/native/copyButtons.ts` answers it. */
export default function CopyButton(): ReactNode {
  return (
    <button
      type="button"
      className={styles.copy}
      data-native="copy"
      data-copied={translate({id: 'site.code.copied', message: 'Copied'})}
      data-failed={translate({
        id: 'site.code.copyFailed',
        message: 'Not copied: select the code instead',
      })}>
      <span>{translate({id: 'site.code.copy', message: 'Copy'})}</span>
    </button>
  );
}
