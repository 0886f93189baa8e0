import type {Fence} from '../../content';

export interface Framework {
  readonly name: string;
  /** Checks whether a code fence is the entry file of an application. */
  readonly isEntry: (fence: Fence) => boolean;
  /**
   * Versions of packages that this site does not use, or uses in another version. They were tested by building a
   * project. All other versions are read from package.json.
   */
  readonly versions?: Readonly<Record<string, string>>;
}

const isMain = ({lang, meta}: Fence): boolean =>
  lang === 'ts' && meta.get('file') === 'main.ts';

const isAngular = ({code}: Fence): boolean => code.includes("from '@angular/");

/** Frameworks of the applications in guides. The names are those of the folders in `templates/`. */
export const FRAMEWORKS = {
  plain: {
    name: 'TypeScript',
    isEntry: (fence) => isMain(fence) && !isAngular(fence),
  },
  react: {
    name: 'React',
    // The entry component has no properties.
    isEntry: ({lang, code}) =>
      lang === 'tsx' && /^export function \w+\(\)/m.test(code),
  },
  vue: {
    name: 'Vue',
    isEntry: ({lang}) => lang === 'vue',
    versions: {'@vitejs/plugin-vue': '6.0.11'},
  },
  next: {
    name: 'Next.js',
    isEntry: ({lang, meta}) =>
      lang === 'tsx' && /^app\/.*\/page\.tsx$/.test(meta.get('title') ?? ''),
    versions: {next: '16.4.6'},
  },
  angular: {
    name: 'Angular',
    isEntry: (fence) => isMain(fence) && isAngular(fence),
    versions: {
      '@angular/build': '21.2.27',
      '@angular/cli': '21.2.27',
      '@angular/compiler-cli': '21.2.26',
      rxjs: '7.8.2',
      tslib: '2.9.1',
      typescript: '5.9.3',
    },
  },
} as const satisfies Readonly<Record<string, Framework>>;

export type GuideFramework = keyof typeof FRAMEWORKS;
