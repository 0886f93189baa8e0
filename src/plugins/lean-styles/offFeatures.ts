import type {ThemeConfig} from '@docusaurus/preset-classic';

interface Feature {
  /** Classes of Infima by their whole names, those of CSS modules by their names in the source. */
  readonly classes: readonly string[];
  readonly isOn: (theme: ThemeConfig) => boolean;
}

/** What the classic theme styles, but shows only where the configuration asks for it. */
const FEATURES: readonly Feature[] = [
  {
    isOn: ({announcementBar}) => announcementBar !== undefined,
    classes: [
      'announcementBar',
      'announcementBarPlaceholder',
      'announcementBarClose',
      'announcementBarContent',
      'menuWithAnnouncementBar',
    ],
  },
  {
    isOn: ({docs}) => docs?.sidebar?.hideable === true,
    classes: [
      'collapseSidebarButton',
      'collapseSidebarButtonIcon',
      'expandButton',
      'expandButtonIcon',
      'sidebarHidden',
      'docSidebarContainerHidden',
      'docItemWrapperEnhanced',
    ],
  },
  {
    isOn: ({navbar}) => navbar?.hideOnScroll === true,
    classes: [
      'navbarHideable',
      'navbarHidden',
      'sidebarWithHideableNavbar',
      'sidebarLogo',
      'anchorTargetHideOnScrollNavbar',
    ],
  },
  {
    isOn: ({navbar}) => navbar?.style === 'dark',
    classes: ['navbar--dark', 'darkNavbarColorModeToggle'],
  },
  {
    isOn: ({navbar}) => navbar?.style === 'primary',
    classes: ['navbar--primary'],
  },
  {
    isOn: ({footer}) => footer?.style === 'dark',
    classes: ['footer--dark'],
  },
  {
    isOn: ({footer}) =>
      footer?.links?.some((link) => !('items' in link)) ?? false,
    classes: ['footer__link-separator'],
  },
  {
    // The preset's blog and its pages of one column of text, the badge of a version among others, and the
    // sidebar of phones and the closed categories in whose places the site has its own.
    isOn: () => false,
    classes: [
      'hero',
      'hero__title',
      'pagination',
      'shadow--lw',
      'badge',
      'badge--secondary',
      'navbar-sidebar',
      'navbar-sidebar--show',
      'menu__list-item--collapsed',
    ],
  },
];

/** The ending that a CSS module's class gets in a build, `name_Ab3-`. */
const ENDING = /_[\w-]{4}$/;

/**
 * Tells of a class whether it belongs to a feature of the classic theme that the configuration leaves
 * off: its name stands in the theme's scripts all the same.
 */
export function offClasses(theme: ThemeConfig): (name: string) => boolean {
  const off = new Set(
    FEATURES.filter(({isOn}) => !isOn(theme)).flatMap(({classes}) => classes),
  );
  return (name) => off.has(name) || off.has(name.replace(ENDING, ''));
}
