// What answers a reader before the application is there, and without it. One script, on every page.
import {installAppIntent} from './appIntent';
import {installCollapse} from './collapse';
import {installColourMode} from './colourMode';
import {installCopyButtons} from './copyButtons';
import {installDropdowns} from './dropdowns';
import {installFrames} from './frames';
import {installLanguageLinks} from './languageLinks';
import {installMenus} from './menus';
import {installPagePrefetch} from './pagePrefetch';
import {installScrolling} from './scrolling';
import {installSectionMarks} from './sectionMarks';
import {installSidebarMemory} from './sidebarMemory';
import {installTabs} from './tabs';

installFrames();
installAppIntent();
installCollapse();
installColourMode();
installCopyButtons();
installDropdowns();
installLanguageLinks();
installMenus();
installPagePrefetch();
installScrolling();
installSectionMarks();
installSidebarMemory();
installTabs();
