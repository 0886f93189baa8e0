// @works-without-react: useEffect
import {useEffect, type ReactNode} from 'react';
import clsx from 'clsx';
import {translate} from '@docusaurus/Translate';
import IconDarkMode from '@theme/Icon/DarkMode';
import IconLightMode from '@theme/Icon/LightMode';
import IconSystemColorMode from '@theme/Icon/SystemColorMode';
import type {Props} from '@theme/ColorModeToggle';
import {labelColourMode} from '@site/src/native-first/react';
import styles from './styles.module.css';

/** Button that cycles through the colour modes. `src/native-first/colourMode.ts` handles clicks. */
export default function ColourModeButton({
  className,
  buttonClassName,
  respectPrefersColorScheme,
}: Pick<
  Props,
  'className' | 'buttonClassName' | 'respectPrefersColorScheme'
>): ReactNode {
  const names = getModeNames();
  // React renders the label of the default mode, so the label of the current mode is set after hydration.
  useEffect(labelColourMode, []);
  return (
    <div className={clsx(styles.box, className)}>
      <button
        type="button"
        className={clsx(
          'clean-btn',
          'needs-scripts',
          styles.button,
          buttonClassName,
        )}
        data-native="colour-mode"
        data-modes={
          respectPrefersColorScheme ? 'system light dark' : 'light dark'
        }
        data-label-system={labelMode(names.system)}
        data-label-light={labelMode(names.light)}
        data-label-dark={labelMode(names.dark)}
        aria-label={labelMode(names.system)}>
        {/* CSS shows the icon of the mode that is set on `<html>`. */}
        <IconSystemColorMode aria-hidden className={styles.system} />
        <IconLightMode aria-hidden className={styles.light} />
        <IconDarkMode aria-hidden className={styles.dark} />
      </button>
    </div>
  );
}

function labelMode(mode: string): string {
  return translate(
    {
      id: 'theme.colorToggle.ariaLabel',
      message: 'Switch between dark and light mode (currently {mode})',
      description: 'The ARIA label for the color mode toggle',
    },
    {mode},
  );
}

function getModeNames() {
  return {
    system: translate({
      id: 'theme.colorToggle.ariaLabel.mode.system',
      message: 'system mode',
      description: 'The name for the system color mode',
    }),
    light: translate({
      id: 'theme.colorToggle.ariaLabel.mode.light',
      message: 'light mode',
      description: 'The name for the light color mode',
    }),
    dark: translate({
      id: 'theme.colorToggle.ariaLabel.mode.dark',
      message: 'dark mode',
      description: 'The name for the dark color mode',
    }),
  };
}
