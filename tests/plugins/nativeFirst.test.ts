import type {ThemeConfig} from '@docusaurus/theme-common';
import {describe, expect, it} from 'vitest';
import {bundleNative} from '../../src/plugins/native-first/bundleNative';
import {offLabels} from '../../src/plugins/native-first/offLabels';

const theme = (isFull: boolean) =>
  ({
    announcementBar: isFull ? {id: 'a', content: 'A'} : undefined,
    colorMode: {disableSwitch: !isFull},
  }) as ThemeConfig;

describe('what the native script does without', () => {
  it('goes by the configuration', () => {
    expect(offLabels(theme(false), {locales: ['en']})).toEqual([
      'ANNOUNCEMENT',
      'COLOUR_SWITCH',
      'LANGUAGES',
    ]);
    expect(offLabels(theme(true), {locales: ['ko', 'en']})).toEqual([]);
  });

  it.each([
    ['ANNOUNCEMENT', 'docusaurus.announcement'],
    ['COLOUR_SWITCH', 'prefers-color-scheme'],
    ['LANGUAGES', '.navbar a[href][lang]'],
  ])(
    '%s leaves the statement out, and all that it alone calls',
    async (label, text) => {
      const whole = await bundleNative(process.cwd());
      const less = await bundleNative(process.cwd(), [label]);
      expect(whole.text).toContain(text);
      expect(less.text).not.toContain(text);
      expect(less.file).not.toBe(whole.file);
      // The choice of a mode that is gone is forgotten all the same.
      expect(less.text).toContain('removeItem');
    },
  );
});
