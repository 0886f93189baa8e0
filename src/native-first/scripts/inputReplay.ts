// Inline script of pages that load the application at idle. Inline, since input may come before any file has
// loaded.
import {waitForHydration} from '../app';
import {recordInput} from '../inputReplay';

void waitForHydration().then(recordInput());
