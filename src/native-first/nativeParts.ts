// What the browser and the native script (src/native-first) handle by themselves. Whatever is not listed here is
// unknown: a page that holds it loads the application at idle, so that React can do its part.

/** Elements that pages use without importing them: `src/theme/MDXComponents.tsx` marks all others. */
export const NATIVE_ELEMENTS: ReadonlySet<string> = new Set([
  ...['Head', 'details', 'Details', 'code', 'a', 'pre', 'ul', 'li', 'img'],
  ...['h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'admonition', 'table'],
  ...['HelpTopics', 'StoreLink', 'Unspecified'],
]);

/** Components of this site that pages import from `@site/src/components/`. */
const SITE_COMPONENTS = [
  'ChangelogFeed',
  'EntryFilter',
  'MemberIndex',
  'home/[A-Z]\\w+',
  'legal',
  'SheetPicture',
  'ocr/Diagram',
  'ocr/diagrams/\\w+',
];

/** Components of the classic theme that pages may import; `CodeBlock` marks by itself what it cannot do. */
const THEME_COMPONENTS = [
  'Admonition',
  'CodeBlock',
  'CodeInline',
  'Details',
  'DocCard',
  'DocCardList',
  'Heading',
  'TabItem',
  'Tabs',
  'ThemedImage',
  'TOCInline',
];

/** Modules that pages import: components as above, data, and files. Parts of pages are marked by themselves. */
const NATIVE_MODULES = new RegExp(
  [
    `^@site/src/(?:components|live/ui|reference/ui)/(?:${SITE_COMPONENTS.join('|')})$`,
    '^@site/src/site/sets/\\w+/helpTopics$',
    `^@theme/(?:${THEME_COMPONENTS.join('|')})$`,
    '^@docusaurus/(?:Head|Interpolate|Link|Translate|useBaseUrl|useDocusaurusContext)$',
    '!',
    '\\.(?!(?:[cm]?[jt]sx?)$)\\w+$',
  ].join('|'),
);

/** Whether a page that imports a module still needs no application. */
export function isNativeModule(name: string): boolean {
  return NATIVE_MODULES.test(name);
}

/** Components that routes show: those of the content plugins, and the pages of this site. */
export const NATIVE_ROUTES: ReadonlySet<string> = new Set([
  ...[
    'BlogArchivePage',
    'BlogListPage',
    'BlogPostPage',
    'BlogTagsListPage',
    'BlogTagsPostsPage',
    'Blog/Pages/BlogAuthorsListPage',
    'Blog/Pages/BlogAuthorsPostsPage',
    'DocCategoryGeneratedIndexPage',
    'DocItem',
    'DocRoot',
    'DocTagDocListPage',
    'DocTagsListPage',
    'DocVersionRoot',
    'DocsRoot',
    'MDXPage',
    'NotFound',
    'SearchPage',
  ].map((name) => `@theme/${name}`),
  ...['en', 'glossary', 'index', 'open-questions', 'products'].map(
    (name) => `@site/src/pages/${name}.tsx`,
  ),
]);

/** Plugins whose client modules have nothing to do before the application is there. */
export const NATIVE_PLUGINS: ReadonlySet<string> = new Set([
  // It stands for the `clientModules` of the configuration, which are looked at by themselves.
  'docusaurus-bootstrap-plugin',
  'docusaurus-theme-classic',
  'steady-navigation',
]);

/** Themes whose components stand behind those of this site, or are made for native pages. */
export const NATIVE_THEMES: ReadonlySet<string> = new Set([
  'docusaurus-theme-classic',
  'docusaurus-theme-search-typesense',
]);

/** Overrides in `src/theme` that render the same without the application; `README.md` there has the reasons. */
export const NATIVE_OVERRIDES: ReadonlySet<string> = new Set([
  'AnnouncementBar/CloseButton',
  'BackToTopButton',
  'CodeBlock',
  'ColorModeToggle',
  'DocBreadcrumbs',
  'DocItem',
  'DocItem/Content',
  'DocItem/Footer',
  'DocSidebar',
  'DocSidebar/Desktop/Content',
  'DocSidebarItem/Category',
  'DocSidebarItem/Link',
  'DocSidebarItems',
  'Footer/Layout',
  'LastUpdated',
  'Layout',
  'Loading',
  'MDXComponents',
  'Navbar/MobileSidebar',
  'Navbar/MobileSidebar/Toggle',
  'NavbarItem/DropdownNavbarItem/Desktop',
  'NavbarItem/DropdownNavbarItem/Mobile',
  'NotFound/Content',
  'PaginatorNavLink',
  'SearchBar',
  'SearchPage',
  'SiteMetadata',
  'TabItem',
  'TOC',
  'TOCCollapsible',
  'Tabs',
]);
