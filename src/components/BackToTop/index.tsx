// @works-without-react
import type {ReactNode} from 'react';
import clsx from 'clsx';
import {translate} from '@docusaurus/Translate';
import {ThemeClassNames} from '@docusaurus/theme-common';
import {BACK_TO_TOP} from '@site/src/native-first/react';
import styles from './styles.module.css';

/** Back-to-top button. `src/native-first/scrolling.ts` shows it and handles clicks. */
export default function BackToTop(): ReactNode {
  return (
    <button
      type="button"
      className={clsx(
        'clean-btn',
        ThemeClassNames.common.backToTopButton,
        styles.button,
      )}
      data-native={BACK_TO_TOP}
      aria-label={translate({
        id: 'theme.BackToTopButton.buttonAriaLabel',
        message: 'Scroll back to top',
      })}
    />
  );
}
