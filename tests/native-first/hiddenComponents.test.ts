import path from 'node:path';
import {expect, it} from 'vitest';
import {findHiddenComponents} from '../../src/native-first/plugin/hiddenComponents';
import {folderOf} from '../support/folderOf';

const PACKAGES = '/site/node_modules';

it('names components of themes that overrides replace without rendering them', () => {
  const dir = folderOf({
    'src/theme/Tabs/index.tsx': 'export default function Tabs() {}',
    'src/theme/Footer.tsx': "import Footer from '@theme-original/Footer';",
    'src/theme/CodeBlock.tsx': 'export default function CodeBlock() {}',
  });
  const override = (file: string) => path.join(dir, 'src/theme', file);
  const aliases = {
    '@theme/Tabs': override('Tabs/index.tsx'),
    '@theme-original/Tabs': `${PACKAGES}/theme-api/lib/Tabs/index.js`,
    '@theme-init/Tabs': `${PACKAGES}/@docusaurus/theme-classic/lib/theme/Tabs.js`,
    '@theme/Footer': override('Footer.tsx'),
    '@theme-original/Footer': `${PACKAGES}/theme-api/lib/Footer.js`,
    '@theme/CodeBlock': override('CodeBlock.tsx'),
    '@theme-original/CodeBlock': `${PACKAGES}/@docusaurus/theme-classic/lib/theme/CodeBlock.js`,
    '@theme/ApiItem': `${PACKAGES}/theme-api/lib/ApiItem.js`,
    '@theme-original/ApiItem': `${PACKAGES}/theme-api/lib/ApiItem.js`,
  };
  expect(findHiddenComponents(aliases, dir)).toEqual([
    'Tabs of theme-api is not shown: src/theme/Tabs replaces it. Render @theme-original/Tabs there, or remove that file.',
  ]);
});
