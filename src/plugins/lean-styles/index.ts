import {getLightningCssMinimizerOptions} from '@docusaurus/faster';
import type {ThemeConfig} from '@docusaurus/preset-classic';
import type {CurrentBundler, LoadContext, Plugin} from '@docusaurus/types';
import {bundleNative} from '../native-first/bundleNative';
import {keptResults} from '../keptResults';
import {LIVE_FOLDER} from '../live-samples/bundleLive';
import {isLightOnly} from './isLightOnly';
import {leanSheets} from './leanSheets';
import {offClasses} from './offFeatures';
import {namedWords} from './words';

/** Where sheets are kept among all that is. */
const FOLDER = 'lean-styles';

type Bundler = CurrentBundler['instance'];
type Compiler = InstanceType<Bundler['Compiler']>;
type Compilation = InstanceType<Bundler['Compilation']>;

/**
 * Takes what no page and no script can use out of the style sheets of a production build, most of it
 * from Infima and the classic theme. What can be used is read off the finished scripts.
 */
export default function leanStylesPlugin({
  siteConfig,
  siteDir,
  i18n,
}: LoadContext): Plugin {
  const theme = siteConfig.themeConfig as ThemeConfig;
  return {
    name: 'lean-styles',
    configureWebpack: ({mode}, isServer) =>
      mode === 'production' && !isServer
        ? {plugins: [new LeanStyles(siteDir, theme, i18n.currentLocale)]}
        : {},
  };
}

class LeanStyles {
  constructor(
    private readonly siteDir: string,
    private readonly theme: ThemeConfig,
    private readonly locale: string,
  ) {}

  apply(compiler: Compiler): void {
    const {Compilation, sources} = compiler.webpack;
    compiler.hooks.compilation.tap('lean-styles', (compilation) => {
      compilation.hooks.processAssets.tapPromise(
        {
          name: 'lean-styles',
          // After scripts are minified, before names of files are made from what is in them.
          stage: Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_INLINE,
        },
        async () => {
          // It is no part of the application, and names what it changes.
          const native = await bundleNative(this.siteDir);
          // What live samples show has styles of its own, and their editor names half of all classes.
          const lean = await this.lean(assetsOf(compilation, '.css'), [
            native.text,
            ...Object.entries(assetsOf(compilation, '.js'))
              .filter(([name]) => !name.startsWith(LIVE_FOLDER))
              .map(([, script]) => script),
          ]);
          for (const [name, css] of Object.entries(lean)) {
            if (isNamedBefore(name)) {
              continue;
            }
            compilation.updateAsset(name, new sources.RawSource(css));
          }
        },
      );
    });
  }

  /** What is left of the sheets: scripts change with every page, but hardly ever in the names that sheets have. */
  private lean(
    sheets: Readonly<Record<string, string>>,
    scripts: readonly string[],
  ): Promise<Record<string, string>> {
    const named = namedWords(Object.values(sheets), scripts);
    const {targets} = getLightningCssMinimizerOptions();
    return keptResults(this.siteDir, FOLDER)(
      this.locale,
      JSON.stringify({sheets, named: [...named], targets, theme: this.theme}),
      () =>
        leanSheets({
          sheets,
          named,
          isOff: offClasses(this.theme),
          isLightOnly: isLightOnly(this.theme),
          targets,
        }),
    );
  }
}

/**
 * Whether pages name a sheet, and what it must hold, before there are others: that of search, which is no part
 * of the application's bundle.
 */
function isNamedBefore(name: string): boolean {
  return !name.startsWith('assets/css/');
}

function assetsOf(
  compilation: Compilation,
  extension: string,
): Record<string, string> {
  return Object.fromEntries(
    compilation
      .getAssets()
      .filter(({name}) => name.endsWith(extension))
      .map(({name, source}) => [name, source.source().toString()]),
  );
}
