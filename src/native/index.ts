// What answers a reader before the application is there, and without it. One script, on every page.
import {installAnnouncementBar} from './announcementBar';
import {installAppIntent} from './appIntent';
import {installCollapse} from './collapse';
import {dropVoidColourMode, installColourMode} from './colourMode';
import {installCopyButtons} from './copyButtons';
import {followChosenVersion} from './docsVersions';
import {installDropdowns} from './dropdowns';
import {installDialogs} from './dialogs';
import {answerHelpTopic} from './helpTopics';
import {installLanguageLinks} from './languageLinks';
import {installLegalDialog} from './legalDialog';
import {installFilterFields} from './filterFields';
import {installLiveSamples} from './liveSamples';
import {installMenus} from './menus';
import {installPagePrefetch} from './pagePrefetch';
import {installPageSwap} from './pageSwap';
import {installScrolling} from './scrolling';
import {installSearch} from './search';
import {installSectionMarks} from './sectionMarks';
import {installShortcuts} from './shortcuts';
import {installSidebarMemory} from './sidebarMemory';
import {installTables} from './tables';
import {installTabs} from './tabs';
import {installTrustedTypes} from './trustedTypes';

// Before anything is loaded.
installTrustedTypes();
answerHelpTopic();
installDialogs();
installAppIntent();
installCollapse();
dropVoidColourMode();
// A label names what the script of a site does without that has no such thing: src/plugins/native-first/offLabels.ts.
ANNOUNCEMENT: installAnnouncementBar();
COLOUR_SWITCH: installColourMode();
installCopyButtons();
followChosenVersion();
installDropdowns();
LANGUAGES: installLanguageLinks();
installLegalDialog();
installFilterFields();
installLiveSamples();
installMenus();
installPagePrefetch();
installScrolling();
installSearch();
installSectionMarks();
installShortcuts();
installSidebarMemory();
installTables();
installTabs();
// After all that answers a press on a link in its own way.
installPageSwap();
